import { growingTable } from "../../src/games/theory/growing-table.ts";
import type { TakeAndBreak } from "../../src/games/theory/take-and-break.ts";

/** A law by its digits, the one before the point first: `077` is Kayles, `4-` Grundy's game, with unequal parts. */
export function lawOf(digits: string): TakeAndBreak {
  const parts = digits.endsWith("-") ? ({ parts: "unequal" } as const) : {};
  const takes = Array.from(digits.replace("-", ""), (digit, stones) => ({
    stones,
    leaves: Number(digit),
    ...parts,
  })).filter(({ leaves }) => leaves > 0);
  return { takes };
}

/** Codes 0.d1d2d3 that split heaps and whose period closes below 10^6, no two with the same values, by their digits. */
const PERIODIC =
  "017 044 045 103 117 055 137 074 115 116 124 127 134 141 144 145 147 150 151 152 153 154 156 157 160 165 170 171 173 " +
  "175 176 177 226 313 333 316 322 340 350 351 352 353 355 356 332 373 375 512 520 524 530 532 536 540 560 644 770 772";

/** The milliseconds of a table of so many heaps, and a sum of its values, by which two tables are told apart. */
export function timeTable(digits: string, heaps: number): { time: number; sum: number } {
  const began = performance.now();
  const table = growingTable(lawOf(digits), heaps);
  table.grow(heaps);
  const time = performance.now() - began;
  let sum = 0;
  for (const value of table.values.subarray(0, heaps)) sum = (Math.imul(31, sum) + value) | 0;
  return { time, sum: sum >>> 0 };
}

/** The milliseconds until the periods of these games are proved, one game after another, all if none is named. */
export function timeProofs(games = PERIODIC.split(" ").map((code) => `0${code}`)): number {
  const began = performance.now();
  for (const digits of games) {
    const table = growingTable(lawOf(digits));
    while (table.period === undefined) table.grow(Math.ceil(1.125 * table.known) + 64);
  }
  return performance.now() - began;
}
