/** Errors in the text of a game in the laboratory: the wrong part, the reason, and what is possible instead. */
export const laboratoryFaults = {
  nothing: "there is no game here: type a code such as {code}, a set such as {set}, or a name",
  tooLong: "a game has at most {most} characters",
  tooLongWritten: "this game has more than {most} characters when its numbers are written out",
  unknownStart:
    "{found} is not the beginning of a game: a game is a code such as {code}, a set such as {set}, a name, or {graph}",
  unknownName: "no game has the name {found} here; the known names are {names}",
  afterGame:
    "{found} is not a part of the game, which ends before it; another game may be added with +",
  nothingAdded: "a game must follow the +",
  tooManyGames: "a sum has at most {most} games",
  graphInSum: "a graph cannot be a part of a sum",
  noHeaps: "only a single game of heaps can be compared with another one, not a sum or a graph",

  noPoint: "the digits of a code must follow a point, as in 0.77",
  secondPoint: "a code has only one point",
  noDigits: "a digit must follow the point, as in {right}",
  digit:
    "{found} is not a digit of a code: the digits are 0 to 9 and a to z; ! or ? may follow a digit",
  addsStones:
    "a code has at most one digit before the point; with more digits, a move could add stones, and such games are not supported",
  takesNothing:
    "before the point, this digit allows a move that takes nothing and leaves one heap or none; this move changes nothing, so play might not end; 0, 4, 8 and c are among the possible digits",
  tooManyDigits: "a code has at most {most} digits",
  brackets:
    "the digits in [ ] are repeated indefinitely: there must be at least one digit, the bracket must be closed, and nothing may follow it",

  braceOpen: "the brace is not closed",
  number: "{found} is not a number of stones: a move takes a whole number from 1 to {most}",
  tooManyNumbers: "a set has at most {most} numbers, unless it is given by a rule",
  tooFar: "a set of numbers that a move may not take has numbers up to {most}",
  emptySet: "the set is empty: it must contain a number that a move may take",
  comma: "two numbers must be separated by a comma",
  steps:
    "numbers with dots must increase in equal steps up to a last number, as in 2..5 and 1,3,..,9",
  unknownRule: "{found} is not a rule for a set; the known rules are {rules}",
  ruleLeftOut: "only a list of numbers can be excluded, as in {example}, not the numbers of a rule",

  noNodes: "a graph must have positions and moves, as in {example}",
  tooManyNodes: "a graph has at most {most} positions",
  tooManyMoves: "a graph has at most {most} moves",
  nodeName:
    "{found} is not a name of a position: a name consists of letters and digits, at most {most}",
  noTarget: "a position must follow {found}",
};
