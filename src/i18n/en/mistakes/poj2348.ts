/** The mistakes of POJ 2348. */
export const poj2348 = {
  greedy: {
    name: "Only the largest multiple",
    does: "always subtracts the largest multiple, and counts the moves",
    why: "That is Euclid’s algorithm, not the game: who can subtract twice the smaller number may stop one short, and so chooses who moves next.",
  },
  unsorted: {
    name: "The larger number is taken to come first",
    does: "takes the first number for the larger one, and calls all other positions lost",
    why: "The input gives the two numbers in any order.",
  },
  once: {
    name: "One subtraction in each move",
    does: "always subtracts the smaller number once",
    why: "A move subtracts any positive multiple. From 4 and 2 the mover takes 4 at once, and wins.",
  },
  twice: {
    name: "Only the first ratio",
    does: "calls a position won only where one number is at least twice the other, or both are equal",
    why: "With one possible move only, the position after it decides: 5 and 3 lead to 2 and 3, which is lost, so they are won.",
  },
  equal: {
    name: "Equal numbers are lost",
    does: "compares the ratio with φ, and calls equal numbers lost",
    why: "From two equal numbers the mover makes one 0 and wins. That is the one exception to the rule of the golden ratio.",
  },
  "rough-ratio": {
    name: "1.618 for the golden ratio",
    does: "takes 1.618 for the golden ratio",
    why: "Large numbers come closer to φ than three digits tell apart. Compare squares in whole numbers, or walk through the positions.",
  },
} as const;
