/** The bounds of the statement. */
export const limits = {
  heap: { symbol: "n", meaning: "stones in the heap", min: 0, max: 1000 },
} as const;
