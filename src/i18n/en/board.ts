import { faults } from "./faults.ts";
import { games } from "./games.ts";
import { move } from "./move.ts";

/**
 * Texts of the boards. All places count from 1; {move} is a move in the middle of a sentence, and {reason} is one of the
 * `because` clauses.
 */
export const board = {
  language: "en",
  board: "Board",
  heap: "Heap {heap}: {size}",
  heapShort: "heap {heap}",
  heapName: "Heap {heap}",
  value: "value {n}",
  grundyValue: "Grundy value",
  notCounted: "–",
  emptyPosition: "nothing",
  moves: "Moves",

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
  gridHolds: "Heaps {a} and {b}",
  putBack: "Put the piece back",

  chooseMove: "Choose your move",
  choose: "Choose: {spot}.",
  chooseTarget: "Choose a square for the piece, or press Escape to put it back.",
  howMany: "Stones",
  howManyCoins: "Coins",
  noSuchMove: "The rules do not allow this.",
  cancel: "Cancel",
  winningMove: "A winning move",
  winningOption: "{n} ★",

  newGame: "New game",
  undo: "Undo",
  redo: "Redo",
  hint: "Hint",
  whyButton: "Why?",
  allWinning: "All winning moves",
  showValues: "Show Grundy values",
  showOutcomes: "Show P and N",
  setUp: "Set up",
  start: "Start",
  startRandom: "Random",
  startOther: "As set up",
  opponent: "Opponent",
  opponents: { perfect: "Perfect", random: "Random", none: "None: two players" },
  opening: "First move",
  openingReader: "You",
  openingOpponent: "Opponent",
  byHand: "Change the position by hand",
  more: "One more",
  less: "One less",
  positionText: "Position as text",
  apply: "Set",
  link: "Link to this position",
  record: "The game so far",
  badText: "Line {line}, column {column}: {message}.",
  faults,
  tooLarge: "This position is too large for the board.",
  badLink: "The position in the address cannot be set up. {message}",
  unknownGame: "There is no game of the name {game}.",
  arrived: "The position in the address is on the board now.",
  arrivedIn: "The board is set up for another game now: {game}.",
  crowded: "This game has too many positions to be played here.",
  unreadable: "This board cannot be drawn: the library does not know its game.",
  noScript: "Without JavaScript the board is a picture: no move can be made.",

  begin: "Your move. {rule} Whoever makes the last move wins.",
  beginTwo: "The first player begins. {rule} Whoever makes the last move wins.",
  beginOpponent: "I move first.",
  nothingToMove: "There is no move here: whoever would have to move has lost.",
  thinking: "You {move}. My turn.",
  reply: "I {move}: {reason} Your move.",
  readerWins: "You {move}. No move is left: you win.",
  opponentWins: "I {move}. No move is left: I win.",
  players: { first: "first", second: "second" },
  playerMoves: "The {player} player chose to {move}. Now the {next} player moves.",
  playerWins: "The {player} player chose to {move}. No move is left: the {player} player wins.",
  drawn: "After the move to {move} this position is here for the third time: a draw.",
  setUpNow: "Press squares to change the position.",

  because: {
    sum: {
      winning: "that leaves nim-sum 0.",
      resisting: "the nim-sum was 0, so no move of mine keeps it there.",
    },
    digits: {
      winning: "that leaves every binary digit in balance.",
      resisting: "every digit was in balance, so I could only upset it.",
    },
    pair: {
      winning: "that leaves the cold pair {a} and {b}.",
      resisting: "that pair was cold, so every move of mine warms it.",
    },
    options: {
      winning: "whatever you do now, I can win.",
      resisting: "every move loses here, if you answer well.",
    },
    mistaken: "that was a guess.",
  },
  hintWinning: "{move}: that wins.",
  hintLost: "No move wins here, if the answers are good.",
  hintOver: "The game is over. Undo, or begin a new one.",

  valuesTitle: "The values in binary",
  heapsTitle: "The heaps in binary",
  nimSum: "nim-sum",
  leftOver: "1s, modulo {modulus}",
  afterMove: "After the marked move",
  outcomeP: "The previous player wins.",
  outcomeN: "The next player can win.",
  units: {
    heap: "heap {a}",
    step: "step {a}",
    node: "level {a}, node {b}",
    stair: "stair {a}",
    gap: "gap at piece {a}",
    row: "row {a}",
  },
  theory: {
    oneP: "The Grundy value is 0, and every move changes it.",
    oneN: "The Grundy value is {sum}. That is not 0, so some move brings it to 0.",
    sumP: "{values}\u00a0=\u00a00. Every move changes one of these values, so none keeps the nim-sum at 0.",
    sumN: "{values}\u00a0=\u00a0{sum}. That is not 0, so some move brings it to 0.",
    digitsP: "Every binary digit is 1 in a multiple of {modulus} heaps, and every move upsets one.",
    digitsN: "These digits are not 1 in a multiple of {modulus} heaps: {odd}.",
    pairP: "Of all pairs that differ by {difference}, this one is cold.",
    pairN: "The cold pair that differs by {difference} is {a} and {b}; this is another.",
    optionsP: "The player who moves next can win from every option.",
    optionsN: "Options from which the player who moves next is lost: {lost} of {options}.",
    terminal: "No move is left, so whoever would have to move has lost.",
  },
  /** The same of the position after a move. */
  afterwards: {
    oneP: "Afterwards: the Grundy value is 0, and every move changes it.",
    oneN: "Afterwards: the Grundy value is {sum}. That is not 0, so some move brings it to 0.",
    sumP: "Afterwards: {values}\u00a0=\u00a00. Every move changes one of these values, so none keeps the nim-sum at 0.",
    sumN: "Afterwards: {values}\u00a0=\u00a0{sum}. That is not 0, so some move brings it to 0.",
    digitsP:
      "Afterwards: every binary digit is 1 in a multiple of {modulus} heaps, and every move upsets one.",
    digitsN: "Afterwards: these digits are not 1 in a multiple of {modulus} heaps: {odd}.",
    pairP: "Afterwards: of all pairs that differ by {difference}, this one is cold.",
    pairN:
      "Afterwards: the cold pair that differs by {difference} is {a} and {b}; this is another.",
    optionsP: "Afterwards: the player who moves next can win from every option.",
    optionsN:
      "Afterwards: options from which the player who moves next is lost: {lost} of {options}.",
    terminal: "Afterwards: no move is left, so whoever would have to move has lost.",
  },
  /** Of a move that a hint shows. */
  whyHint: {
    winning:
      "The nim-sum is {before}; its highest bit is {bit}. The value of {place} has that bit, so {from} can become {from}\u00a0⊕\u00a0{before}\u00a0=\u00a0{to}, and the nim-sum 0.",
    winningLarger:
      "The nim-sum is {before}. The value of {place} can go from {from} up to {from}\u00a0⊕\u00a0{before}\u00a0=\u00a0{to}, and the nim-sum to 0.",
  },
  /** Of a move that was made. */
  why: {
    winning:
      "The nim-sum was {before}; its highest bit was {bit}. The value of {place} had that bit, so {from} could become {from}\u00a0⊕\u00a0{before}\u00a0=\u00a0{to}, and the nim-sum 0.",
    winningLarger:
      "The nim-sum was {before}. The value of {place} went from {from} up to {from}\u00a0⊕\u00a0{before}\u00a0=\u00a0{to}, and the nim-sum to 0.",
    resisting:
      "The nim-sum was 0. The value of {place} went from {from} to {to}, and whatever changes, some column is left with an odd 1.",
    resistingLarger:
      "The nim-sum was 0. The value of {place} went up from {from} to {to}; a move that brings it back to {from} is the answer.",
    mistaken:
      "The value of {place} went from {from} to {to}, and the nim-sum from {before} to {after}, not to 0.",
  },

  games,
  move,
};
