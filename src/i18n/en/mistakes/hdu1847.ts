/** The mistakes of HDU 1847. */
export const hdu1847 = {
  "missing-power": {
    name: "A power is missing",
    does: "never takes a single stone",
    why: "1 is a power of two: 2 to the power 0. A loop that begins with 2 leaves it out.",
  },
  "never-all": {
    name: "The last stones are never taken",
    does: "never takes all the stones of a heap",
    why: "A loop that ends before it reaches n leaves out the move that takes the whole heap, and that move wins.",
  },
  "not-cleared": {
    name: "The marks are not cleared",
    does: "does not clear its marks between two heaps",
    why: "The marks say which values the options of one heap have. If they stay for the next heap, only the empty heap has the value 0, and every other is called won.",
  },
  "number-of-moves": {
    name: "The remainder is taken by the number of the moves",
    does: "takes the remainder by 11, one more than there are moves",
    why: "With the moves 1 to m, a heap is lost when m + 1 divides it. There are ten powers of two up to 1,000, but they are not 1 to 10.",
  },
  "as-much-as-possible": {
    name: "Both take as much as they can",
    does: "lets both players take the largest power there is",
    why: "Who takes as much as possible plays badly: of 5 stones 4 leave one for the opponent, and 2 leave three. A verdict needs all moves.",
  },
  "one-move-ahead": {
    name: "Only the next move is looked at",
    does: "calls a heap won only if one move takes all of it",
    why: "A move also wins if it leaves a lost heap, such as 3 of 5 stones.",
  },
  "plain-nim": {
    name: "Nim with one heap",
    does: "plays Nim with the heap, in which the first player takes all",
    why: "A move takes a power of two, and 3, 5 or 6 stones cannot be taken at once.",
  },
} as const;
