/**
 * The rules of a game of the laboratory as a sentence, composed of parts: “A move {move}.” An example of `stones` is
 * “1 or 2 stones”, and of `heaps` “two heaps of different sizes”.
 */
export const laboratoryRules = {
  rule: "A move {move}.",
  noMove: "There is no move at all.",
  sum: "This is a sum of games: a move is a move in one of them.",
  graph: "A move follows an arrow. Positions: {positions}, moves: {moves}.",
  either: "{first}, or {rest}",

  take: "takes {stones} from a heap",
  takeHeap: "takes a whole heap of {stones}",
  takeSome: "takes {stones} from a larger heap",
  takeAndMaySplit: "takes {stones} from a heap and may split the rest into two heaps",
  takeSomeAndMaySplit: "takes {stones} from a larger heap and may split the rest into two heaps",
  takeAndSplit: "takes {stones} from a heap and splits the rest into {heaps}",
  takeLeaving: "takes {stones} from a heap and leaves {heaps}",
  split: "splits a heap into {heaps}",
  /** Moves that take a number given by a rule. */
  numbers: {
    squares: "takes a square number of stones from a heap: 1, 4, 9, 16 and so on",
    cubes: "takes a cube number of stones from a heap: 1, 8, 27, 64 and so on",
    primes: "takes a prime number of stones from a heap: 2, 3, 5, 7 and so on",
    fibonacci: "takes a Fibonacci number of stones from a heap: 1, 2, 3, 5, 8 and so on",
    triangular: "takes a triangular number of stones from a heap: 1, 3, 6, 10 and so on",
    powers: "takes a power of {of} from a heap: 1, {of}, {square} and so on",
  },
  divisors: "takes a number of stones that divides the size of the heap and is smaller than it",

  oneStone: "1 stone",
  stones: "{numbers} stones",
  anyNumber: "any number of stones",
  fromOn: "{n} or more",
  range: "{from} to {to}",
  andSoOn: "{numbers}, …",
  upTo: "{numbers}, …, {last}",
  comma: "{first}, {rest}",
  or: "{first} or {rest}",

  heaps: "{numbers} heaps",
  none: "none",
  one: "one",
  two: "two",
  three: "three",
  unequal: "{heaps}, all of different sizes",
  mixed: "{heaps}, not all of one size",
  twoUnequal: "two heaps of different sizes",
};
