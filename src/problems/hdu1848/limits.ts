/** The bounds of the statement. */
export const limits = {
  heap: { symbol: "m, n, p", meaning: "stones in a heap", min: 1, max: 1000 },
} as const;
