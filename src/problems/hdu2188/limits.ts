/** The bounds of the statement. */
export const limits = {
  goal: { symbol: "n", meaning: "the sum to reach", min: 1, max: 10_000 },
  most: { symbol: "m", meaning: "the most to give at a time", min: 1, max: 10_000 },
} as const;
