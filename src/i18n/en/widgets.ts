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
  unknown: "not yet",
  crowded: "{nodes} positions with {edges} moves are too many to draw; the table has them all.",
  edge: "From {from} to {to}",
  move: "From {from} to {to}: {say}",
  known: "{name} ({outcome})",
  option: "{option} ({say})",
  picture: "Game graph, positions: {nodes}, moves: {edges}; the table after it says the same.",
};

/** Texts around the game graph of a position. */
export const graphOf = {
  label: "Game graph of {game}",
  field: "A position of {game}",
  first: "First position again",
  tooMany:
    "Too many positions can be reached from there: there is room for {positions}, with {moves} moves. Try a smaller one.",
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
  empty0: "No stone is left: the nim-sum is 0, and who would have to move has lost.",
  zero: "{heaps} = 0: in every column the 1s cancel in pairs. Whatever the next player does upsets a column, so the previous player wins.",
  odd: "{heaps} = {sum}. The highest column with a 1 left over is that of {power}. A heap with a 1 there can repair everything at once, so the next player wins.",
  moves: "Moves that leave nim-sum 0",
  noMoves: "None.",
  move: "★ Heap {heap}: {from} → {to}",
  field: "Your heaps",
  hint: "One to eight heap sizes, with spaces or commas between them",
  badWord: "“{word}” at character {column} is no heap. A heap is a whole number from 0 to 255.",
  tooMany: "“{word}” at character {column} is one heap too many; there is room for {most}.",
  tooLarge: "A heap of {size} is too large: there is room for 255 stones.",
  empty: "There is no heap yet.",
  kept: "The columns still show {heaps}.",
};
