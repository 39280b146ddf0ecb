import { octal } from "../../rulesets/octal.ts";
import { growingTable } from "../../theory/growing-table.ts";
import type { Period } from "../../theory/period.ts";
import { provePeriod } from "../../theory/prove-period.ts";
import { sparseFacts } from "../../theory/sparse-facts.ts";

/** How far a game is computed whose period is not found. */
export interface Bound {
  /** So many heaps at least, and so many at most. */
  readonly least: number;
  readonly heaps: number;
  /** Between the two, not on after so many heaps times rare heaps, which is about what the next doubling costs. */
  readonly work: number;
}

/** The values of heaps 0, 1, … as far as they were computed, and the period that they prove. */
export interface Explored {
  readonly values: ArrayLike<number>;
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
    const values = table.values.subarray(0, known);
    const period = provePeriod(values, law);
    const isOver =
      known === heaps ||
      (known >= least && known * (sparseFacts({ values, known }, law)?.heaps ?? 0) > work);
    if (period !== undefined || isOver) return { values, period };
  }
}
