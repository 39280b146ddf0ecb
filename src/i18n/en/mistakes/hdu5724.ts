/** The mistakes of HDU 5724. */
export const hdu5724 = {
  "left-end-last": {
    name: "The left end is the last digit, and the table is still filled upwards",
    does: "fills its table before the options of a row are there",
    why: "With square 1 as bit 0 every move makes the mask larger. Filled upwards, the table then reads options that are still 0, and each row that can move gets the value 1.",
  },
  "shared-marks": {
    name: "A recursion whose marks are shared by all its calls",
    does: "searches with one set of marks for all of its calls",
    why: "A deeper call clears and overwrites the marks of the call that waits for it. Each call needs marks of its own.",
  },
  "not-cleared": {
    name: "The marks are not cleared",
    does: "does not clear its marks between two rows",
    why: "The marks say which values the options of one row have. If they stay for the next row, its mex is taken over the options of all the rows before it.",
  },
  "marks-for-rows": {
    name: "Too few marks",
    does: "has marks for the values 0 to 7 only",
    why: "A word of 8 bits has no mark for the value 8. Values up to 19 occur, but only in crowded rows: a row on its own is never judged wrongly.",
  },
  "no-jump": {
    name: "A piece that is blocked stays where it is",
    does: "lets a piece go to the next square only, and never jump",
    why: "The statement lets a piece jump over all pieces between it and the nearest empty square.",
  },
  "one-jump": {
    name: "A piece jumps over one other at most",
    does: "lets a piece jump over one other, and not over more",
    why: "The nearest empty square may lie behind a whole block of pieces. Every piece of the block can go there.",
  },
  "piece-heaps": {
    name: "Each piece is taken for a heap",
    does: "takes each piece for a heap of the empty squares on its right",
    why: "A piece goes to the nearest empty square, not to any. And its move changes what lies on the right of the pieces that it jumps.",
  },
  "row-by-row": {
    name: "One won row is taken for a win",
    does: "says YES as soon as one row alone is won",
    why: "Two won rows may be lost together. What a row is worth beside others is its Grundy value, and the nim-sum of those decides.",
  },
  mirrored: {
    name: "The board is mirrored",
    does: "takes square 1 as the last digit of a mask, and still moves pieces to smaller digits",
    why: "With 1 << (y - 1) square 20 is the first digit, and a move to the right makes the mask larger. Moves that make it smaller go to the left. Write 1 << (20 - y), or make the moves go up.",
  },
  precedence: {
    name: "row & 1 << i == 0, without brackets",
    does: "finds no empty square, and so no move",
    why: "In C, C++, Java and JavaScript the comparison binds tighter than &. The condition reads row & (1 << i == 0), and that is always 0. Write (row & 1 << i) == 0.",
  },
  added: {
    name: "A plain sum in place of the nim-sum",
    does: "adds the values of the rows by + and not by exclusive or",
    why: "Two rows of the same value cancel each other. A plain sum is 0 only where all values are.",
  },
  parity: {
    name: "Only the last bit of the nim-sum",
    does: "asks whether the nim-sum is odd",
    why: "The first player wins with any nim-sum but 0: an even one, such as 2, is won as well.",
  },
} as const;
