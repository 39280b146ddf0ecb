/** Texts of the interactive columns of heaps. */
export const xorPlay = {
  label: "Columns of a nim-sum",
  caption: "Heaps in binary",
  pressable: "Heaps in binary: press a digit to flip it",
  heap: "heap {heap}",
  nimSum: "nim-sum",
  digit: "{power} in heap {heap}",
  less: "One less in heap {heap}",
  more: "One more in heap {heap}",
  empty0: "No stone is left: the nim-sum is 0, and who would have to move has lost.",
  zero: "{heaps} = 0: in every column the 1s cancel in pairs. Whatever the next player does upsets a column, so the previous player wins.",
  odd: "{heaps} = {sum}. The highest column with a 1 left over is that of {power}. A heap with a 1 there can repair everything at once, so the next player wins:",
  moves: "Moves that leave nim-sum 0",
  move: "★ Heap {heap}: {from} → {to}",
  field: "Your heaps",
  hint: "One to eight heap sizes, with spaces or commas between them",
  badSize:
    "Line {line}, column {column}: “{word}” is no heap. A heap is a whole number from 0 to {largest}.",
  tooMany: "Line {line}, column {column}: “{word}” is one heap too many; there is room for {most}.",
  empty: "Line {line}, column {column}: there is no heap yet.",
  kept: "The columns still show {heaps}.",
};
