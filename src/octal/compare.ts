import type { GrowingTable } from "../games/theory/growing-table.ts";
import type { Period } from "../games/theory/period.ts";

/** The known values of a game, and their period if it is proved. */
export interface Compared {
  readonly table: Pick<GrowingTable, "values" | "known">;
  readonly period?: Period | undefined;
}

/** The result of a comparison of the values of two games. */
export type Comparison =
  /** The first heap at which they differ. */
  | {
      readonly kind: "differ";
      readonly heap: number;
      readonly first: number;
      readonly second: number;
    }
  /** They are equal up to this heap; larger heaps are not known. */
  | { readonly kind: "equal"; readonly to: number }
  /** They are equal for all heaps, since they are equal up to this one. */
  | { readonly kind: "proved"; readonly to: number };

/** Values with different proved periods are compared up to this heap. */
const MAX_COMPARED = 1_000_000;

/**
 * Compares the values of two games: finds the first heap at which they differ, or the heap up to which they are equal.
 *
 * Sequences with periods p and q that agree at p + q consecutive places agree everywhere (N. J. Fine and H. S. Wilf,
 * 1965). Arithmetic-periodic sequences with equal slopes are such sequences plus the same line.
 *
 * @cost O(compared heaps).
 */
export function compare(first: Compared, second: Compared): Comparison {
  const limit = ({ table, period }: Compared): number => (period ? MAX_COMPARED : table.known);
  const enough = enoughFor(first.period, second.period);
  const to = enough ?? Math.min(limit(first), limit(second));
  for (let heap = 0; heap < to; heap++) {
    const [a = 0, b = 0] = [valueAt(first, heap), valueAt(second, heap)];
    if (a !== b) return { kind: "differ", heap, first: a, second: b };
  }
  return { kind: enough === undefined ? "equal" : "proved", to: to - 1 };
}

/** Returns the number of heaps whose equality proves that all are equal; undefined if no number is sufficient. */
function enoughFor(first: Period | undefined, second: Period | undefined): number | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (first.saltus * second.period !== second.saltus * first.period) return undefined;
  return Math.max(first.preperiod, second.preperiod) + first.period + second.period;
}

/**
 * Returns the value of a heap, from the table or by the proved period; undefined if neither gives it.
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
