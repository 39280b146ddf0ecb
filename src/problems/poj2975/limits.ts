/** The bounds of the statement. */
export const limits = {
  heaps: { symbol: "n", meaning: "heaps of a case", min: 1, max: 1000 },
  heap: { symbol: "k", meaning: "stones in a heap", min: 0, max: 1_000_000_000 },
} as const;
