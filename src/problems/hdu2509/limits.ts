/** The bounds of the statement. */
export const limits = {
  rows: { symbol: "n", meaning: "rows of a case", min: 0, max: 100 },
  apples: { symbol: "m", meaning: "apples in a row", min: 0, max: 100 },
} as const;
