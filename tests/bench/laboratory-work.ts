import { growingTable } from "../../src/games/theory/growing-table.ts";
import type { TakeAndBreak } from "../../src/games/theory/take-and-break.ts";

/** Parses the digits of a law, with the one before the point: `077` is Kayles, `4-` (unequal parts) Grundy's game. */
export function lawOf(digits: string): TakeAndBreak {
  const parts = digits.endsWith("-") ? ({ parts: "unequal" } as const) : {};
  const takes = Array.from(digits.replace("-", ""), (digit, stones) => ({
    stones,
    leaves: Number(digit),
    ...parts,
  })).filter(({ leaves }) => leaves > 0);
  return { takes };
}

/** The digits of codes 0.d1d2d3 that split heaps, have a period below 10^6, and have different values. */
const PERIODIC =
  "017 044 045 103 117 055 137 074 115 116 124 127 134 141 144 145 147 150 151 152 153 154 156 157 160 165 170 171 173 " +
  "175 176 177 226 313 333 316 322 340 350 351 352 353 355 356 332 373 375 512 520 524 530 532 536 540 560 644 770 772";

/** Measures the milliseconds of a table of `heaps` heaps, and returns them with a checksum of its values. */
export function timeTable(digits: string, heaps: number): { time: number; sum: number } {
  const began = performance.now();
  const table = growingTable(lawOf(digits), heaps);
  table.grow(heaps);
  const time = performance.now() - began;
  let sum = 0;
  for (const value of table.values.subarray(0, heaps)) sum = (Math.imul(31, sum) + value) | 0;
  return { time, sum: sum >>> 0 };
}

/** Measures the milliseconds until the periods of these games are proved, one game after another; by default of all. */
export function timeProofs(games = PERIODIC.split(" ").map((code) => `0${code}`)): number {
  const began = performance.now();
  for (const digits of games) {
    const table = growingTable(lawOf(digits));
    while (table.period === undefined) table.grow(Math.ceil(1.125 * table.known) + 64);
  }
  return performance.now() - began;
}
