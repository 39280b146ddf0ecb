/** The bounds of the statement. */
export const limits = {
  pieces: { symbol: "n", meaning: "pieces on the strip", min: 0, max: 1000 },
  square: { symbol: "p", meaning: "a square, counted from the left", min: 1, max: 10_000 },
} as const;
