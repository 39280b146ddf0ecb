import type { GrowingTable } from "../games/theory/growing-table.ts";
import type { Period } from "../games/theory/period.ts";

/** The values of a game, as far as they are known, and their period if it is proved. */
export interface Compared {
  readonly table: Pick<GrowingTable, "values" | "known">;
  readonly period?: Period | undefined;
}

/** How the values of two games compare. */
export type Comparison =
  /** They differ at this heap, and at no smaller one. */
  | {
      readonly kind: "differ";
      readonly heap: number;
      readonly first: number;
      readonly second: number;
    }
  /** They are equal up to this heap; more are not known. */
  | { readonly kind: "equal"; readonly to: number }
  /** They are equal for all heaps, because they are equal up to this one. */
  | { readonly kind: "proved"; readonly to: number };

/** Values with different proved periods are compared up to this heap. */
const FARTHEST = 1_000_000;

/**
 * Compares the values of two games: the first heap where they differ, or as far as they are equal, or for all heaps.
 *
 * Sequences with periods p and q that agree in p + q neighbouring places agree everywhere (N. J. Fine and H. S. Wilf,
 * 1965). Arithmetic periods with equal slopes are such sequences, added to one line.
 *
 * @cost O(heaps that are compared).
 */
export function compare(first: Compared, second: Compared): Comparison {
  const limit = ({ table, period }: Compared): number => (period ? FARTHEST : table.known);
  const enough = enoughFor(first.period, second.period);
  const to = enough ?? Math.min(limit(first), limit(second));
  for (let heap = 0; heap < to; heap++) {
    const [a = 0, b = 0] = [valueAt(first, heap), valueAt(second, heap)];
    if (a !== b) return { kind: "differ", heap, first: a, second: b };
  }
  return { kind: enough === undefined ? "equal" : "proved", to: to - 1 };
}

/** So many heaps must agree that all do; undefined where no number of them is enough. */
function enoughFor(first: Period | undefined, second: Period | undefined): number | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (first.saltus * second.period !== second.saltus * first.period) return undefined;
  return Math.max(first.preperiod, second.preperiod) + first.period + second.period;
}

/**
 * The value of a heap, from a table or by the law of a proved period; undefined where neither has it.
 *
 * @cost O(1).
 */
export function valueAt({ table, period }: Compared, heap: number): number | undefined {
  if (heap < table.known) return table.values[heap];
  if (period === undefined) return undefined;
  const { preperiod, period: length, saltus } = period;
  const turns = Math.floor((heap - preperiod) / length);
  const value = table.values[heap - turns * length];
  return value === undefined ? undefined : value + turns * saltus;
}
