/** What is wrong with the text of a game in the laboratory: what stands there, why it cannot, and what could. */
export const laboratoryFaults = {
  nothing: "there is no game here: type a code such as {code}, a set such as {set}, or a name",
  tooLong: "a game has at most {most} characters",
  tooLongWritten: "this game has more than {most} characters when its numbers are written out",
  unknownStart:
    "{found} begins no game: a game is a code such as {code}, a set such as {set}, a name, or {graph}",
  unknownName: "no game is called {found} here; known names are {names}",
  afterGame: "{found} is too much: the game ends before it; another may be added with +",
  nothingAdded: "a game must follow the +",
  tooManyGames: "a sum has at most {most} games",
  graphInSum: "a graph stands alone, it cannot be a part of a sum",
  noHeaps: "a single game of heaps can be compared with another one, but no sum and no graph",

  noPoint: "the digits of a code stand behind a point, as in 0.77",
  secondPoint: "a code has one point",
  noDigits: "a digit must follow the point, as in {right}",
  digit: "{found} is no digit of a code: those are 0 to 9 and a to z; ! or ? may follow",
  addsStones:
    "this is a digit too many before the point: a move could add stones, and such games are not read here",
  takesNothing:
    "before the point this digit allows a move that takes nothing and leaves one heap or none: it changes nothing, and play need not end; 0, 4, 8 and c are among those that can stand there",
  tooManyDigits: "a code has at most {most} digits",
  brackets:
    "the digits in [ ] are repeated for ever: there is one at least, the bracket is closed, and nothing follows it",

  braceOpen: "the brace is not closed",
  number: "{found} is no number of stones: a move takes a whole number from 1 to {most}",
  tooManyNumbers: "a set has at most {most} numbers, but for one of a rule",
  tooFar: "a set that says what a move may not take has numbers up to {most}",
  emptySet: "the set is empty: name a number that a move may take",
  comma: "a comma must stand between two numbers",
  steps: "numbers with dots grow in equal steps up to a last one, as in 2..5 and 1,3,..,9",
  unknownRule: "{found} is no rule for a set; known rules are {rules}",
  ruleLeftOut: "only a list of numbers can be left out, as in {example}, not those of a rule",

  noNodes: "a graph has positions and moves, as in {example}",
  tooManyNodes: "a graph has at most {most} positions",
  tooManyMoves: "a graph has at most {most} moves",
  nodeName: "{found} is no name of a position: a name has letters and digits, at most {most}",
  noTarget: "a position must follow {found}",
};
