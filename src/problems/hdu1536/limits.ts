/** The bounds of the statement. */
export const limits = {
  amounts: { symbol: "k", meaning: "amounts in the set", min: 1, max: 100 },
  amount: { symbol: "s", meaning: "stones that a move may take", min: 1, max: 10_000 },
  positions: { symbol: "m", meaning: "positions of a case", min: 0, max: 100 },
  heaps: { symbol: "l", meaning: "heaps of a position", min: 0, max: 100 },
  heap: { symbol: "h", meaning: "stones in a heap", min: 0, max: 10_000 },
} as const;
