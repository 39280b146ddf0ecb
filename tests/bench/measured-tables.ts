import { grundysGame, grundyTable, kayles, subtraction, wythoffTable } from "../../src/grundy.ts";
import { fibonacciNumbers } from "../../src/problems/hdu1848/fibonacci-numbers.ts";
import { rowTable } from "../../src/problems/hdu5724/row-table.ts";
import * as plain from "./twins/plain-tables.ts";
import { wythoff } from "./twins/plain-wythoff.ts";

type Table = Iterable<number>;

interface Fill {
  /** What is measured, in words. */
  readonly what: string;
  readonly ours: () => Table | readonly (readonly number[])[];
  readonly plain: () => Table;
}

/** The tables that are timed, by their names in `tables.cpp`. */
export const fills: Readonly<Record<string, Fill>> = {
  rows: { what: "all 2^20 rows", ours: rowTable, plain: plain.rows },
  oneThreeFour: {
    what: "{1,3,4} to 10^7",
    ours: () => grundyTable(subtraction([1, 3, 4]), 1e7),
    plain: () => plain.continued(plain.subtraction([1, 3, 4], 4096), 1, 4, 1e7),
  },
  fibonacci: {
    what: "Fibonacci moves to 10^7",
    ours: () => grundyTable(subtraction(fibonacciNumbers(1e7)), 1e7),
    plain: () => plain.subtraction(fibonacciNumbers(1e7), 1e7),
  },
  kayles: {
    what: "Kayles to 10^6",
    ours: () => grundyTable(kayles, 1e6),
    plain: () => plain.continued(plain.kayles(4096), 2, 2, 1e6),
  },
  grundysGame: {
    what: "Grundy's game to 10^5",
    ours: () => grundyTable(grundysGame, 1e5),
    plain: () => plain.grundysGame(1e5),
  },
  wythoff: {
    what: "Wythoff 2000 × 2000",
    ours: () => wythoffTable(2000, 2000),
    plain: () => wythoff(2000),
  },
};

/** What one run says: the milliseconds of a table, and a sum of its values by which two tables are told apart. */
export interface Timed {
  readonly time: number;
  readonly sum: number;
}

/** Fills one of them. One bundle of this file runs in Node and in a browser's worker. */
export function timeTable(name: string, whose: "ours" | "plain"): Timed {
  const began = performance.now();
  const table = fills[name]?.[whose]() ?? [];
  const time = performance.now() - began;
  let sum = 0;
  const add = (value: number): void => void (sum = (Math.imul(31, sum) + value) | 0);
  for (const part of table) {
    if (typeof part === "number") add(part);
    else part.forEach(add);
  }
  return { time, sum: sum >>> 0 };
}
