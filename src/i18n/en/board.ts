import { faults } from "./faults.ts";
import type { Plural } from "../fill.ts";
import { move, onlyMove } from "./move.ts";

/**
 * The name and the rule of a kind of game in a language other than English; the English ones are in the game's file.
 * {of} is the parameter of the game: a set, a code or a number. {short} is the same with a long set abbreviated, {any} is
 * a set with "or" before its last element. A number selects a plural form. {mover} is the colour that moves first.
 */
interface GameWords {
  readonly name: string | Plural;
  readonly rule: string | Plural;
}

/**
 * Texts of the boards. All places count from 1. {move} is a move within a sentence, and {reason} is one of the `because`
 * clauses.
 */
export const board = {
  language: "en",
  or: "{list} or\u00a0{last}",
  board: "Board",
  heap: "Heap {heap}: {size}",
  heapShort: "heap {heap}",
  heapName: "Heap {heap}",
  value: "value {n}",
  grundyValue: "Grundy value",
  notCounted: "–",
  emptyPosition: "nothing",
  moves: "Moves",

  row: "Row {row}: {size}",
  rowShort: "row {row}",
  rowName: "Row {row}",
  /** A move that takes the pieces with these numbers from a row. */
  numbered: { one: "{move}: number {first}", other: "{move}: numbers {first} to {last}" },

  takeSpot: "Take {n} from heap {heap}, more than one way",
  splitSpot: "Split heap {heap}",
  split: "split",
  pileSpot: "Move in heap {heap}",
  stepSpot: "Move coins from step {step}",
  stepName: "step {step}",
  stepHolds: "Step {step}: {n}",
  stepField: "Step {step}",
  ground: "ground",
  groundField: "Ground",
  groundHolds: "Ground: {n}",
  nodeSpot: "Move stones from node {node} of level {level}",
  nodeName: "Level {level}, node {node}",
  nodeHolds: "Level {level}, node {node}: {n}",
  toTheLeft: "to the left",
  toTheRight: "to the right",
  pieceSpot: "Pick up the piece on square {square} of row {row}",
  pieceAt: "{colour} on {square}",
  black: "black",
  white: "white",
  rowHolds: "Row {row}: {pieces}",
  noPieces: "no pieces",
  togglePiece: "Change square {square} of row {row}",
  coinsHold: "Heads: {coins}",
  noHeads: "none",
  coinSpot: "Choose {coin}",
  toggleCoin: "Turn {coin}",
  chooseCoins: "Choose the other coins to turn. {rule}",
  heads: "H",
  tails: "T",
  gridHolds: "Heaps {a} and {b}",
  graphHolds: "Edges: {edges}",
  squareName: "row {row}, column {column}",
  vertexName: "vertex {vertex}",
  walkNowhere: "The piece is not on the board yet.",
  walkHere: "The piece is on {here}.",
  walkVisited: "Already visited: {list}.",
  walkPairs: "The winner can follow the thick lines.",
  putBack: "Put the piece back",

  chooseMove: "Choose your move",
  choose: "Choose: {spot}.",
  chooseTarget: "Choose a square for the piece, or press Escape to put it back.",
  howMany: "Stones",
  howManyCoins: "Coins",
  noSuchMove: "The rules do not allow this move.",
  noMoveThere: "The rules do not allow this move. {rule}",
  cancel: "Cancel",
  winningMove: "A winning move",
  winningOption: "{n} ★",
  winningMoves: "Winning moves:",
  noWinningMoves: "No move wins here.",
  takeFromSize: "Take {n} from the heap of {size}",
  moreMoves: { one: "and {n} more", other: "and {n} more" },

  newGame: "New game",
  undo: "Undo",
  redo: "Redo",
  hint: "Hint",
  whyButton: "Why?",
  allWinning: "All winning moves",
  showValues: "Show Grundy values",
  /** In Nim, where the value of a heap is its size. */
  showNimSum: "Show the nim-sum",
  showOutcomes: "Show P and N",
  setUp: "Set up",
  start: "Start",
  startRandom: "Random",
  startOther: "Custom",
  opponent: "Opponent",
  opponents: { perfect: "Perfect", random: "Random", none: "None (two players)" },
  opening: "First move",
  openingReader: "You",
  openingOpponent: "Opponent",
  byHand: "Edit the position",
  more: { heap: "Add a heap", row: "Add a row", step: "Add a step", level: "Add a level" },
  less: {
    heap: "Remove the last heap",
    row: "Remove the last row",
    step: "Remove the top step",
    level: "Remove the last level",
  },
  lessStones: "Remove a stone from heap {heap}",
  moreStones: "Add a stone to heap {heap}",
  positionText: "Position as text",
  apply: "Set",
  link: "Link to this position",
  badText: "Line {line}, column {column}: {message}.",
  faults,
  tooLarge: "This position is too large for the board.",
  badLink: "The position in the link cannot be set up. {message}",
  unknownGame: "There is no game named {game}.",
  arrived: "The board now shows the position from the link.",
  arrivedIn: "The board now shows the position from the link. Game: {game}.",
  crowded: "This game has too many positions to be played here.",
  unreadable: "This board cannot be drawn because its game is not in the library.",
  noScript: "Playing on the board requires JavaScript.",

  begin: "Your move. {rule} Whoever makes the last move wins.",
  beginTwo: "The first player begins. {rule} Whoever makes the last move wins.",
  beginOpponent: "I move first.",
  letBegin: "Let your opponent begin",
  nothingToMove: "There is no move here, so the player to move has lost.",
  thinking: "You {move}. My turn.",
  reply: "I {move}: {reason} Your move.",
  readerLast: "You {move}. No move is left: you win.",
  opponentLast: "I {move}. No move is left: I win.",
  yourError: "Your mistake was move {n} ({move}). Before it, you could have won.",
  youWin: "You win",
  youLost: "You lost",
  tally: "{won} of {games} won",
  playAgain: "Play again",
  beforeError: "Retry move {n}",
  players: { first: "first", second: "second" },
  playerMoves: "The {player} player chose to {move}. Now the {next} player moves.",
  playerLast: "The {player} player chose to {move}. No move is left: the {player} player wins.",
  drawn: "Last move: {move}. This position has now occurred three times, so the game is a draw.",
  setUpNow: "Press squares to change the position.",

  because: {
    sum: {
      winning: "that leaves nim-sum 0.",
      resisting: "the nim-sum was 0, and every move changes it.",
    },
    digits: {
      winning: "that leaves every binary digit balanced.",
      resisting: "every binary digit was balanced, and every move unbalances one.",
    },
    pair: {
      winning: "that leaves the lost pair {a} and {b}.",
      resisting: "that pair was lost, so every move leaves you a pair that you can win.",
    },
    options: {
      winning: "whatever you do now, I can win.",
      resisting: "every move loses here if you reply correctly.",
    },
    mistaken: "that was a guess.",
  },
  /** After the first press of Hint; the second press shows the move. */
  nudgeSum: "The nim-sum is {sum}: look at {place}. Press Hint again to see the move.",
  nudgeMoves: "Winning moves: {n} of {of}. Press Hint again to see one.",
  hintWinning: "{move}: that wins.",
  hintLost: "Every move loses here if your opponent replies correctly.",
  hintOver: "The game is over. Undo a move or start a new game.",

  valuesTitle: "The values in binary",
  heapsTitle: "The heaps in binary",
  nimSum: "nim-sum",
  leftOver: "1s, modulo {modulus}",
  afterMove: "After the marked move",
  outcomeP: "The previous player wins.",
  outcomeN: "The next player can win.",
  outcomeAfter: {
    P: "After the marked move the previous player wins.",
    N: "After the marked move the next player can win.",
  },
  units: {
    heap: "heap {a}",
    step: "step {a}",
    node: "level {a}, node {b}",
    stair: "stair {a}",
    gap: "gap at piece {a}",
    row: "row {a}",
    coin: "coin {a}",
    gridCoin: "coin ({a}, {b})",
  },
  terminal: "No move is left, so the player to move has lost.",
  theory: {
    sumIs: "{values}\u00a0=\u00a0{sum}.",
    sumP: "{values}\u00a0=\u00a00. Every move changes one of these values, so no move keeps the nim-sum at 0.",
    coinsP:
      "{values}\u00a0=\u00a00. Every move removes the value of one coin, and the values of the other coins that it turns never cancel this change.",
    sumN: "{values}\u00a0=\u00a0{sum}. That is not 0, so some move makes it 0.",
    digitsP:
      "Every binary digit is 1 in a multiple of {modulus} heaps, and every move breaks this for some digit.",
    digitsN: "These digits are not 1 in a multiple of {modulus} heaps: {odd}.",
    pairP: "Among the pairs with difference {difference}, this one is lost.",
    pairN: "The lost pair with difference {difference} is {a} and {b}, so this pair is won.",
  },
  /** The options of a position {name} and the resulting outcome; {n} is the number of positions in the sentence. */
  options: {
    yours: {
      leave: "You can move to {list}.",
      many: "You can move to {n} positions.",
      soN: "So {name} is N: move to {list}.",
    },
    from: {
      leave: "From {name} a player can move to {list}.",
      many: "From {name} a player can move to {n} positions.",
      soN: "So {name} is N.",
    },
    allN: { one: "It is N.", other: "All are N." },
    theseP: { one: "{list} is P.", other: "{list} are P." },
    restN: { one: "The other one is N.", other: "The other {n} are N." },
    soP: "So {name} is P.",
    values: { one: "Its value is {list}.", other: "Their values are {list}." },
    mex: "The least missing number is {value}, so this is the value of {name}.",
  },
  lists: { comma: "{first}, {rest}", or: "{first} or {rest}", and: "{first} and {rest}" },
  andMore: { one: "{list} and {n} more", other: "{list} and {n} more" },
  /** The reason for the move that a hint shows. */
  whyHint: {
    winning:
      "The highest power of two in the nim-sum {before} is {bit}. The value of {place} contains it too, so a move can change {from} to {from}\u00a0⊕\u00a0{before}\u00a0=\u00a0{to}, which makes the nim-sum 0.",
    winningLarger:
      "The nim-sum is {before}. A move can increase the value of {place} from {from} to {from}\u00a0⊕\u00a0{before}\u00a0=\u00a0{to}, which makes the nim-sum 0.",
  },

  /** Texts that replace those above in misère play. */
  misere: {
    begin: "Your move. {rule} Whoever makes the last move loses.",
    beginTwo: "The first player begins. {rule} Whoever makes the last move loses.",
    nothingToMove: "There is no move here, so the player to move has won.",
    readerLast: "You {move}. No move is left, and the last move loses: I win.",
    opponentLast: "I {move}. No move is left, and the last move loses: you win.",
    playerLast:
      "The {player} player chose to {move}. No move is left, and the last move loses: the {next} player wins.",
    terminal: "No move is left, so the player to move has won.",
  },

  games: {} as Readonly<Record<string, GameWords>>,
  move,
  /** Texts that replace those above if there is only one heap or row. */
  only: {
    heap: "Heap: {size}",
    heapShort: "",
    row: "Row: {size}",
    rowShort: "",
    takeSpot: "Take {n}, more than one way",
    splitSpot: "Split the heap",
    pileSpot: "Move in the heap",
    move: onlyMove,
  },
};
