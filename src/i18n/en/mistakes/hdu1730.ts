/** The mistakes of HDU 1730. */
export const hdu1730 = {
  distance: {
    name: "The distance in place of the gap",
    does: "takes the difference of the two squares for the gap, without subtracting 1",
    why: "Between neighbouring squares there is no empty one: their difference is 1, and their gap 0. With two rows both ways agree.",
  },
  "no-absolute-value": {
    name: "No absolute value",
    does: "subtracts Tom’s square from Jerry’s, whichever is larger",
    why: "The pieces may stand in either order. A row with Tom’s piece on the right gets a negative heap.",
  },
  "magic-number": {
    name: "The magic number is not taken off",
    does: "adds 11026 to each gap",
    why: "A table whose inner break leaves only one of two loops is shifted as a whole. Exclusive or does not go through an addition, so the shift has to be taken off first.",
  },
  added: {
    name: "A plain sum in place of the nim-sum",
    does: "adds the gaps by + and not by exclusive or",
    why: "Two equal gaps cancel each other. A plain sum is 0 only where no gap is left.",
  },
  "one-step": {
    name: "A move goes one square only",
    does: "lets a piece go one square at a time",
    why: "Then only the parity of all gaps together would count. The statement lets a piece go as far as there is room.",
  },
  retreats: {
    name: "The squares behind count as well",
    does: "takes for the heap of a row all squares to which Tom’s piece can go",
    why: "A retreat makes no difference: the opponent follows it just as far. Only the squares between the two pieces count.",
  },
} as const;
