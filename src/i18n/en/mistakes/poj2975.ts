/** The mistakes of POJ 2975. */
export const poj2975 = {
  precedence: {
    name: "a ^ s < a, without brackets",
    does: "compares before it takes the exclusive or",
    why: "In C, C++, Java and JavaScript the comparison binds tighter. The condition reads a ^ (s < a), a number that is almost never 0, and so almost always true.",
  },
  stones: {
    name: "Counting the heaps that can lose s stones",
    does: "counts the heaps with at least as many stones as the nim-sum",
    why: "From a heap a the winning move takes a − (a ⊕ s) stones, and that is rarely s.",
  },
  "every-heap": {
    name: "A winning move in every heap",
    does: "counts every heap unless the nim-sum is 0",
    why: "Only a heap that has the highest bit of the nim-sum becomes smaller by it. In the others the nim-sum would have to be put on.",
  },
  "any-bit": {
    name: "Any bit of the nim-sum",
    does: "counts the heaps that have any bit of the nim-sum",
    why: "What counts is the highest bit. With a lower one alone, a ⊕ s is larger than a: from 2 and 1, only the heap of 2 has a winning move.",
  },
  "or-equal": {
    name: "≤ in place of <",
    does: "counts the heaps that the nim-sum does not make larger",
    why: "Where the nim-sum is 0, it leaves every heap as it is, and to leave a heap as it is is no move. There the answer is 0.",
  },
  "same-size": {
    name: "Heaps of the same size, counted once",
    does: "counts heaps of the same size as one",
    why: "A move names the heap that it is made in. Two heaps of the same size give two moves, although the positions after them look the same.",
  },
  "one-pass": {
    name: "Counting before the nim-sum is known",
    does: "compares each heap with the nim-sum of the heaps up to it",
    why: "The nim-sum of all heaps is known only after the last. So the heaps must be kept, and gone through twice.",
  },
} as const;
