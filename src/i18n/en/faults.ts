/** Messages about a text that is not a valid position or match of its game. */
export const faults = {
  heapSize: "the size of a heap is a whole number such as 20, below 2^53, and not {found}",
  square: "square must be a whole number from 0 to 9007199254740991, found {found}",
  stones: "number of stones must be a whole number from 0 to 9007199254740991, found {found}",
  coins: "number of coins must be a whole number from 0 to 9007199254740991, found {found}",
  coin: "the number of a coin must be a whole number from 0 to 9007199254740991, found {found}",
  coinPair: "a coin must be two whole numbers such as 2,3, found {found}",
  coinTwice: "coins must differ, found {found}",
  edge: "an edge must be two whole numbers such as 0-1, found {found}",
  edgeFalls: "every edge must be connected to the ground, 0, found {found}",
  heapAndLimit: "there must be a heap and the most that a move may take, found {found}",
  squareZero: "square must be at least 1, found {found}",
  squareTwice: "squares must differ, found {found}",
  total: "the numbers must have a total of at most 9007199254740991, found {found}",
  inRow: "row {row}: {fault}",

  twoHeaps: "there must be two heaps, found {found}",
  twoPieces: "there must be two pieces, found {found}",
  levelNodes: "level {level} must have {nodes} nodes, found {found}",
  chessSquare: "a square must be X or a point, found {found}",
  chessWidth: "the row must have {width} squares, found {found}",

  northcottMover: "it must begin with B: or W:, found {found}",
  northcottWidest: "a row must have at most {widest} squares, found {found}",
  northcottSquare: "a square must be B, W or a point, found {found}",
  northcottWidth: "every row must have {width} squares, found {found}",
  northcottPieces: "a row must have one B and one W, found {blacks} and {whites}",

  unknownPosition: "it must be a position of the game, found {found}",
  matchGame: "the game must be {game}, found {found}",
  matchLine: "a line must begin with {number}., found {found}",
  matchMove: "a move must lead to an option of {position}, found {found}",
};
