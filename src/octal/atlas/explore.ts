import { octal } from "../../games/rulesets/octal.ts";
import type { HeapValues } from "../../games/theory/filler.ts";
import { growingTable } from "../../games/theory/growing-table.ts";
import type { Period } from "../../games/theory/period.ts";
import { provePeriod } from "../../games/theory/prove-period.ts";
import { sparseFacts } from "../../games/theory/sparse-space.ts";

/** How far a game is computed whose period is not found. */
export interface Bound {
  /** So many heaps at least, and so many at most; a period counts if its certificate needs no more. */
  readonly least: number;
  readonly heaps: number;
  /** Between the two, not on after so many heaps times rare heaps, which is about what the next doubling costs. */
  readonly work: number;
}

/** The values of heaps 0, 1, … as far as they were computed, and their period: then two periods of values are there. */
export interface Explored {
  readonly values: HeapValues;
  readonly period: Period | undefined;
}

/** The first length; each next one is twice as long. */
const FIRST = 1024;

/** Computes the values of a code 0.d1d2… until a period is proved or the bound is reached. */
export function explore(code: string, { least, heaps, work }: Bound): Explored {
  const { law } = octal(code);
  const table = growingTable(law);
  for (let length = FIRST; ; length *= 2) {
    const known = Math.min(length, heaps);
    table.grow(known);
    const period = table.period ?? provePeriod(table.values, law, known);
    if (period !== undefined && period.provedAt < heaps) {
      const twice = period.preperiod + 2 * period.period;
      table.grow(twice);
      return { values: table.values.subarray(0, twice), period };
    }
    const values = table.values.subarray(0, known);
    const isOver =
      known === heaps ||
      (known >= least && known * (sparseFacts({ values, known }, law)?.heaps ?? 0) > work);
    if (isOver) return { values, period: undefined };
  }
}

/** How far the atlas computes games whose period is not found, by the number of digits. */
export const LIMITS: Readonly<Record<"three" | "four", Bound>> = {
  three: { least: 2 ** 16, heaps: 2 ** 20, work: 2e8 },
  four: { least: 2 ** 12, heaps: 2 ** 12, work: 0 },
};

/** Games whose certificates need more, and the heaps that suffice: 0.1077 is the standard form of 0.054, 0.1776 of 0.454. */
const LONG: Readonly<Record<string, number>> = {
  "0.104": 450_000_000,
  "0.354": 21_000_000,
  "0.376": 5_000_000,
  "0.1077": 450_000_000,
  "0.1776": 450_000_000,
};

/** How far the standard form of a game of three digits is computed. */
export const boundOf = (form: string): Bound => {
  const heaps = LONG[form];
  return heaps === undefined ? LIMITS.three : { least: heaps, heaps, work: Infinity };
};

/** All codes of so many digits: 0.000, 0.001, … */
export const codes = (digits: number): string[] =>
  Array.from({ length: 8 ** digits }, (_, code) => `0.${code.toString(8).padStart(digits, "0")}`);
