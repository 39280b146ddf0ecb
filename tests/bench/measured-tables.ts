import { grundysGame, grundyTable, kayles, subtraction, wythoffTable } from "../../src/grundy.ts";
import { fibonacciNumbers } from "../../src/problems/hdu1848/fibonacci-numbers.ts";
import { rowTable } from "../../src/problems/hdu5724/row-table.ts";

interface Fill {
  readonly fill: () => unknown;
  /** Milliseconds: twice what C++ takes on a machine with two cores at 2.6 GHz. */
  readonly aim: number;
}

/** The tables that are timed, by what they hold. */
export const fills: Readonly<Record<string, Fill>> = {
  "all 2^20 rows": { fill: rowTable, aim: 32 },
  "{1,3,4} to 10^7": { fill: () => grundyTable(subtraction([1, 3, 4]), 1e7), aim: 90 },
  "Fibonacci moves to 10^7": {
    fill: () => grundyTable(subtraction(fibonacciNumbers(1e7)), 1e7),
    aim: 404,
  },
  "Kayles to 10^6": { fill: () => grundyTable(kayles, 1e6), aim: 94 },
  "Grundy's game to 10^5": { fill: () => grundyTable(grundysGame, 1e5), aim: 680 },
  "Wythoff 2000 × 2000": { fill: () => wythoffTable(2000, 2000), aim: 78 },
};

/** Milliseconds of one of them. One bundle of this file runs in Node and in a browser's worker. */
export function timeTable(name: string): number {
  const began = performance.now();
  fills[name]?.fill();
  return performance.now() - began;
}
