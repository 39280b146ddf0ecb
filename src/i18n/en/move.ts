/**
 * Moves as commands, for buttons and lists. Heaps, nodes, levels, rows and squares count from 1; steps count from the
 * ground, which is 0.
 */
const alone = {
  take: "Take {n} from heap {heap}",
  takeBoth: "Take {n} from both heaps",
  takeEach: "Take {takes}",
  fromHeap: "{n} from heap {heap}",
  and: "{first} and {rest}",
  comma: "{first}, {rest}",
  heaps: "{count} heaps",
  takeLeaving: "Take {n} from heap {heap}, leaving {parts}",
  takeRow: "Take the whole of row {heap}",
  takeEndPin: "Take an end pin of row {heap}",
  takeFromRowEnd: "Take {n} from the end of row {heap}",
  takeFromRowLeaving: "Take {n} from row {heap}, leaving {parts}",
  split: "Split heap {heap} into {parts}",
  carry: "Move {n} from step {from} to step {to}",
  carryToGround: "Move {n} from step {from} to the ground",
  takeFromNode: "Take {n} from node {node} of level {level}",
  moveLeft: "Move {n} from node {node} of level {level} to the left",
  moveRight: "Move {n} from node {node} of level {level} to the right",
  movePiece: "Move the piece on square {from} to square {to}",
  slidePiece: "Slide the piece on square {from} to square {to}",
  moveBlack: "Move the black piece of row {row} from square {from} to square {to}",
  moveWhite: "Move the white piece of row {row} from square {from} to square {to}",
  turnCoin: "Turn coin {coins}",
  turnCoins: "Turn coins {coins}",
  coinAt: "({x}, {y})",
  cutSheet: "Cut sheet {n} into {first} and {second}",
  cutEdge: "Cut the edge from {from} to {to}",
  cutLoop: "Cut the loop at {from}",
  dropEdges: "{move} and drop {edges}",
  dropMany: "{move} and drop {n} more",
  walkPiece: "Move the piece on vertex {from} to vertex {to}",
  walk: "Go to vertex {to}",
  begin: "Begin on vertex {to}",
  stepLeft: "Step left, to row {row}, column {column}",
  stepRight: "Step right, to row {row}, column {column}",
  stepUp: "Step up, to row {row}, column {column}",
  stepDown: "Step down, to row {row}, column {column}",
  beginAt: "Begin on row {row}, column {column}",
  inRow: "{move} in row {row}",
};

type Moves = Readonly<typeof alone>;

const each = (moves: Moves, change: (text: string) => string): Moves =>
  Object.fromEntries(Object.entries(moves).map(([id, text]) => [id, change(text)])) as Moves;

/** The moves on their own and within a sentence, such as “I take 2 from heap 3: …”. */
const forms = (moves: Moves) => ({
  alone: moves,
  within: each(moves, (text) => text.charAt(0).toLowerCase() + text.slice(1)),
});

/** The texts of moves. */
export const move = forms(alone);

/** The texts of moves if there is only one heap or row. */
export const onlyMove = forms(each(alone, (text) => text.replace(/(heap|row) \{heap\}/, "the $1")));
