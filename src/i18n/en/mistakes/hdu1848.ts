/** The mistakes of HDU 1848. */
export const hdu1848 = {
  "not-cleared": {
    name: "The marks are not cleared",
    does: "does not clear its marks between two heaps",
    why: "The marks say which values the options of one heap have. If they stay for the next heap, its mex is taken over the options of all the smaller heaps too, and comes out too large: every heap gets its own size, as if any number of stones could be taken.",
  },
  "missing-move": {
    name: "A move is missing",
    does: "never takes 2 stones",
    why: "The loop that makes the Fibonacci numbers begins with 1 and 1, or with 1 and 2, and one of its first two numbers does not get into the list.",
  },
  "one-stone": {
    name: "Won and lost in place of values",
    does: "knows of each heap only whether it is won, and adds those",
    why: "Two won heaps may be won or lost together. Won and lost say what a heap is worth alone; beside others it needs its Grundy value.",
  },
  added: {
    name: "A plain sum in place of the nim-sum",
    does: "adds the values of the heaps by + and not by exclusive or",
    why: "Two heaps of the same value cancel each other. A plain sum is 0 only where all three values are.",
  },
  rhythm: {
    name: "The first values, repeated",
    does: "takes the remainder by 4 as the value of a heap",
    why: "The first values are 0, 1, 2, 3, 0, 1, 2, 3, and then the rhythm ends: a heap of 8 has the value 4.",
  },
  "list-too-short": {
    name: "The list of moves ends too soon",
    does: "takes no more than 89 stones at a time",
    why: "The heaps go up to 1,000, and so do the moves. A list that was typed for small heaps lacks the large ones.",
  },
  "plain-nim": {
    name: "Nim with the sizes",
    does: "plays Nim with the sizes of the heaps",
    why: "In Nim a move takes any number of stones, and here only a Fibonacci number. What is combined by exclusive or is the Grundy value of each heap, and not its size.",
  },
  precedence: {
    name: "a ^ b ^ c == 0, without brackets",
    does: "compares the last value with 0 before it takes the exclusive or",
    why: "In C, C++, Java and JavaScript the comparison binds tighter. The condition reads a ^ b ^ (c == 0). Write (a ^ b ^ c) == 0.",
  },
} as const;
