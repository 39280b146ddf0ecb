import { grundysGame, grundyTable, kayles, subtraction, wythoffTable } from "../../src/grundy.ts";
import { fibonacciNumbers } from "../../src/problems/hdu1848/fibonacci-numbers.ts";
import { rowTable } from "../../src/problems/hdu5724/row-table.ts";

const fills: Readonly<Record<string, () => unknown>> = {
  "all 2^20 rows": rowTable,
  "{1,3,4} to 10^7": () => grundyTable(subtraction([1, 3, 4]), 1e7),
  "Fibonacci moves to 10^7": () => grundyTable(subtraction(fibonacciNumbers(1e7)), 1e7),
  "Kayles to 10^6": () => grundyTable(kayles, 1e6),
  "Grundy's game to 10^5": () => grundyTable(grundysGame, 1e5),
  "Wythoff 2000 × 2000": () => wythoffTable(2000, 2000),
};

/** The tables that are timed, by what they hold. */
export const tableNames: readonly string[] = Object.keys(fills);

/** Milliseconds of one of them. One bundle of this file runs in Node and in a browser's worker. */
export function timeTable(name: string): number {
  const began = performance.now();
  fills[name]?.();
  return performance.now() - began;
}
