/** The slips of HDU 5724. */
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
} as const;
