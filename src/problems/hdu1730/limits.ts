/** The bounds of the statement. */
export const limits = {
  rows: { symbol: "n", meaning: "rows of a case", min: 1, max: 1000 },
  squares: { symbol: "m", meaning: "squares in a row", min: 2, max: 100 },
} as const;
