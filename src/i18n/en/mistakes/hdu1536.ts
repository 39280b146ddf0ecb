/** The mistakes of HDU 1536. */
export const hdu1536 = {
  unsorted: {
    name: "Leaving the loop early, with a set that is not sorted",
    does: "leaves its loop over the amounts at the first that is larger than the heap",
    why: "If the amounts increase, the later ones are larger too. They do in the judge’s sample, but the judge does not promise it: sort them when they are read, or write continue for break.",
  },
  "not-cleared": {
    name: "The marks are not cleared",
    does: "does not clear its marks between two heaps",
    why: "The marks say which values the options of one heap have. If they stay for the next heap, its mex is taken over the options of all the smaller heaps too, and comes out too large.",
  },
  "shared-marks": {
    name: "All calls share their marks",
    does: "searches by recursion, with one list of marks for all of its calls",
    why: "A call that marks an option’s value first asks for that value, and the deeper call clears the marks and sets its own. Each call needs marks of its own.",
  },
  "memo-kept": {
    name: "Values of another set",
    does: "keeps the values that it has found when the set of amounts changes",
    why: "A value belongs to a heap and a set. When the next case brings another set, all values must be forgotten.",
  },
  added: {
    name: "A plain sum in place of the nim-sum",
    does: "adds the values of the heaps by + and not by exclusive or",
    why: "Two heaps of the same value cancel each other. A plain sum is 0 only where all values are.",
  },
  marks: {
    name: "A hundred marks for a hundred amounts",
    does: "has no mark for the value 100",
    why: "With 100 amounts the values go from 0 to 100, and that is 101 numbers. This program takes 0 for 100; in C++ an array that is too short may also do anything else.",
  },
  "one-short": {
    name: "No place for a heap of 10,000",
    does: "has no value for a heap of 10,000 stones",
    why: "A table for the heaps 0 to 10,000 has 10,001 entries.",
  },
  "plain-nim": {
    name: "Nim with the sizes",
    does: "plays Nim with the sizes of the heaps",
    why: "In Nim a move takes any number of stones, and here only an amount of the set. What is combined by exclusive or is the Grundy value of each heap, and not its size.",
  },
  "table-too-short": {
    name: "A table for heaps up to 1,000",
    does: "has values for heaps of at most 1,000 stones",
    why: "A heap has up to 10,000 stones. In C++ an array that is too short may do anything; this program finds 0 behind its end.",
  },
} as const;
