/** The mistakes of HDU 2188. */
export const hdu2188 = {
  "mod-m": {
    name: "n mod m instead of n mod (m + 1)",
    does: "divides by m and not by m + 1",
    why: "A gift and its reply make m + 1 together; nothing in this game has the length m. A search in which the loop over the gifts ends before m gives the same answers.",
  },
  "goal-first": {
    name: "A special case for n ≤ m, written the wrong way round",
    does: "says Rabbit where the goal is at most m",
    why: "There the first player reaches the goal with one gift, and wins. The remainder says so by itself: n mod (m + 1) is n, and not 0.",
  },
  swapped: {
    name: "The two numbers are swapped",
    does: "takes the goal for the largest gift, and the largest gift for the goal",
    why: "A line gives the goal n first, and then the largest gift m.",
  },
  greedy: {
    name: "Both players always give the most",
    does: "lets both players always give m",
    why: "The most is not the best. From 5 with gifts up to 3, giving 3 leaves 2 and loses; giving 1 leaves 4 and wins.",
  },
  "last-loses": {
    name: "Whoever reaches the goal loses",
    does: "lets the player lose who reaches the goal",
    why: "Whoever brings the sum to n or beyond is the one who wins. As it is, a goal of 1 is always won by the first player.",
  },
  beyond: {
    name: "The goal must be exceeded",
    does: "lets nobody win before the sum is more than n",
    why: "Bringing the sum to n exactly is enough. A goal of n that must be exceeded is a goal of n + 1.",
  },
  "plain-nim": {
    name: "Nim with one heap",
    does: "plays Nim with one heap, in which the first player takes all",
    why: "A gift is at most m. The first player reaches the goal at once only if n is at most m.",
  },
  brackets: {
    name: "n % m + 1, without brackets",
    does: "takes the remainder by m before it adds 1",
    why: "The remainder binds tighter than the addition: n % m + 1 is (n % m) + 1, and that is never 0. Write n % (m + 1).",
  },
} as const;
