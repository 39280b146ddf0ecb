/** The bounds of the statement. */
export const limits = {
  tests: { symbol: "T", meaning: "test cases", min: 0, max: 20 },
  levels: { symbol: "k", meaning: "levels of a tree", min: 0, max: 17 },
  stones: { symbol: "a", meaning: "stones on a node", min: 0, max: 1_000_000_000 },
} as const;
