import { width } from "./case.ts";

/** The bounds of the statement. */
export const limits = {
  tests: { symbol: "T", meaning: "test cases", min: 0, max: 100 },
  rows: { symbol: "n", meaning: "rows of a case", min: 0, max: 1000 },
  pieces: { symbol: "m", meaning: "pieces in a row", min: 0, max: width },
  square: { symbol: "p", meaning: "a square, counted from the left", min: 1, max: width },
} as const;
