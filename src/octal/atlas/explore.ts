import { octal } from "../../games/rulesets/octal.ts";
import type { HeapValues } from "../../games/theory/filler.ts";
import { growingTable } from "../../games/theory/growing-table.ts";
import type { Period } from "../../games/theory/period.ts";
import { provePeriod } from "../../games/theory/prove-period.ts";
import { sparseFacts } from "../../games/theory/sparse-space.ts";

/** The bounds of the computation of a game whose period is not found. */
export interface Bound {
  /** Minimum number of heaps. */
  readonly least: number;
  /** Maximum number of heaps; a period counts if its certificate needs no more. */
  readonly heaps: number;
  /** Maximum product of heaps and rare heaps, about the cost of the next doubling, from `least` heaps on. */
  readonly work: number;
}

/** The computed values of the heaps 0, 1, …, and their period; with a period, they include two periods. */
export interface Explored {
  readonly values: HeapValues;
  readonly period: Period | undefined;
}

/** Initial number of heaps, which is then doubled repeatedly. */
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

/** The bounds for games of the atlas whose period is not found, by the number of digits. */
export const LIMITS: Readonly<Record<"three" | "four", Bound>> = {
  three: { least: 2 ** 16, heaps: 2 ** 20, work: 2e8 },
  four: { least: 2 ** 12, heaps: 2 ** 12, work: 0 },
};

/** Sufficient numbers of heaps for long certificates: 0.1077 is the standard form of 0.054, 0.1776 that of 0.454. */
const LONG_PERIODS: Readonly<Record<string, number>> = {
  "0.104": 450_000_000,
  "0.354": 21_000_000,
  "0.376": 5_000_000,
  "0.1077": 450_000_000,
  "0.1776": 450_000_000,
};

/** Returns the bounds for the standard form of a game of three digits. */
export const boundOf = (form: string): Bound => {
  const heaps = LONG_PERIODS[form];
  return heaps === undefined ? LIMITS.three : { least: heaps, heaps, work: Infinity };
};

/** Lists all codes with this number of digits: 0.000, 0.001, … */
export const codes = (digits: number): string[] =>
  Array.from({ length: 8 ** digits }, (_, code) => `0.${code.toString(8).padStart(digits, "0")}`);
