import { octal } from "../../rulesets/octal.ts";
import type { Period } from "../../theory/period.ts";
import { provePeriod } from "../../theory/prove-period.ts";
import { sparseTable } from "../../theory/sparse-table.ts";
import { factsOf } from "./facts-of.ts";

/** How far a game is computed whose period is not found. */
export interface Bound {
  readonly heaps: number;
  /** Not on after so many heaps times rare heaps, which is about what the next doubling costs. */
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
export function explore(code: string, { heaps, work }: Bound): Explored {
  const { law } = octal(code);
  for (let length = FIRST; ; length *= 2) {
    const values = sparseTable(law, Math.min(length, heaps) - 1);
    const period = provePeriod(values, law);
    const over = length >= heaps || length * factsOf(values).rare > work;
    if (period !== undefined || over) return { values, period };
  }
}
