/** Texts of the drawing of a game graph. */
export const graph = {
  frame: "Game graph",
  table: "The graph as a table",
  position: "Position",
  options: "Options",
  values: "Their values",
  grundy: "g",
  outcome: "Outcome",
  none: "none",
  draw: "draw",
  drawLetter: "D",
  unknown: "not known yet",
  crowded:
    "The graph is too large to draw: {nodes} positions and {edges} moves. The table lists all of them.",
  edge: "From {from} to {to}",
  move: "From {from} to {to}: {say}",
  known: "{name} ({outcome})",
  option: "{option} ({say})",
  picture: "Game graph, positions: {nodes}, moves: {edges}; the table below has the same data.",
};

/** Texts around the game graph of a position. */
export const graphOf = {
  label: "Game graph of {game}",
  field: "A position of {game}",
  first: "Reset position",
  tooMany:
    "Too many positions can be reached from this one: the limit is {positions} positions and {moves} moves. Try a smaller position.",
  badText: "Line {line}, column {column}: {message}.",
  kept: "The drawing still shows your last position.",
};

/** Texts of the interactive columns of heaps. */
export const xorPlay = {
  label: "Columns of a nim-sum",
  caption: "Heaps in binary",
  pressable: "Heaps in binary: press a digit to flip it",
  heap: "heap {heap}",
  nimSum: "nim-sum",
  size: "size",
  digit: "{power} in heap {heap}",
  less: "One stone less in heap {heap}",
  more: "One stone more in heap {heap}",
  empty0: "No stone is left: the nim-sum is 0, and the player to move has lost.",
  zero: "{heaps} = 0: in every column the 1s cancel in pairs. Every move breaks this in some column, so the previous player wins.",
  odd: "{heaps} = {sum}. The highest column with a 1 left over is that of {power}. A move in a heap with a 1 there can make all columns cancel, so the next player wins.",
  moves: "Moves that leave nim-sum 0",
  noMoves: "None.",
  move: "★ Heap {heap}: {from} → {to}",
  field: "Your heaps",
  hint: "One to eight heap sizes, separated by spaces or commas",
  badWord: "“{word}” at character {column} is not a heap. A heap is a whole number from 0 to 255.",
  tooMany: "“{word}” at character {column} is one heap too many; the limit is {most}.",
  tooLarge: "A heap of {size} is too large: the limit is 255 stones.",
  empty: "There is no heap yet.",
  kept: "The columns still show {heaps}.",
};
