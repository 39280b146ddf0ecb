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

  noPoint: "the digits of a code stand behind a point: {right}",
  secondPoint: "a code has one point",
  noDigits: "a digit must follow the point, as in {right}",
  digit: "{found} is no digit of a code: those are 0 to 9, a to z, or numbers of heaps in braces",
  addsStones:
    "{digit} is a digit too many before the point: a move could add {stones}, and such games are not read here",
  oneStone: "1 stone",
  manyStones: "{n} stones",
  takesNothing:
    "{digit} before the point allows a move that takes nothing and leaves {left}: it changes nothing, and play need not end; 0, 4, 8 and c are among those that can stand there",
  noHeap: "no heap",
  oneHeap: "one heap",
  tooManyDigits: "a code has at most {most} digits",
  bracketOpen: "the bracket is not closed: the digits in [ ] are repeated for ever",
  bracketEmpty: "there are no digits in the brackets: what stands there is repeated for ever",
  bracketEnds:
    "{found} stands behind the brackets, whose digits are repeated for ever: no other digit follows them",
  suffixAlone: "{found} says how the heaps that are left compare, so a digit must stand before it",
  suffixTwice: "a digit has one of !, ? and = at most",

  oneDigit: "{found} is too much: one digit behind : says what the moves of the set may leave",
  noDigitOfSet: "a digit must follow the colon and say what the moves may leave, as in {example}",
  listedOnly: "a digit can follow numbers, but not those of a rule, which go on without a pattern",

  braceOpen: "the brace is not closed",
  count:
    "{found} is no number of heaps: between these braces are numbers such as 2,3, or 2+ for two and more",
  countTooLarge: "a move leaves at most {most} heaps, unless a + says “and more”",
  plusInSet:
    "numbers of heaps, as in {digit}, are a digit of a code, and a point must follow; a set of moves has plain numbers",

  number: "{found} is no number of stones",
  zero: "a move that takes 0 changes nothing, and play need not end: the numbers begin at 1",
  negative:
    "a move that takes {found} would add stones, and play need not end: the numbers begin at 1",
  fraction: "{found} is not whole: a move takes whole stones",
  tooLarge: "a move takes at most {most} stones here",
  tooManyNumbers: "a set has at most {most} numbers, but for one of a rule",
  tooFar: "a set that goes on for ever, or says what a move may not take, has numbers up to {most}",
  emptySet: "the set is empty: name a number that a move may take",
  comma: "a comma must stand between two numbers",
  twoCommas: "a number is missing before this comma",
  dotsAlone: "{needed} must stand before the dots",
  aNumber: "a number",
  twoNumbers: "two numbers, as in {example}",
  decreasing: "{second} does not follow {first}: the numbers before dots grow",
  rangeBackwards: "a range goes from the smaller number to the larger one, {right}",
  outOfStep: "the steps of {step} from {first} do not reach {found}",
  unknownRule: "{found} is no rule for a set; known rules are {rules}",
  powersOf: "powers of a number from 2 to {most}",
  divisorsOnly: "divisors cannot be left out: what they are depends on the heap",

  noNodes: "a graph has positions and moves, as in {example}",
  tooManyNodes: "a graph has at most {most} positions",
  tooManyMoves: "a graph has at most {most} moves",
  nodeName: "{found} is no name of a position: a name has letters and digits, at most {most}",
  noTarget: "a position must follow {found}",
};
