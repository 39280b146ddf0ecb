import { octal } from "../../games/rulesets/octal.ts";
import { growingTable } from "../../games/theory/growing-table.ts";
import type { HeapValues } from "../../games/theory/filler.ts";
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
