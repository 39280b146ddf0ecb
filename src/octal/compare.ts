import type { GrowingTable } from "../games/theory/growing-table.ts";
import type { Period } from "../games/theory/period.ts";

/** The values of a game, as far as they are known, and their period if it is proved. */
export interface Compared {
  readonly table: Pick<GrowingTable, "values" | "known">;
  readonly period?: Period | undefined;
}

/** How the values of two games compare, heap n of the first one with heap n + shift of the second. */
export type Comparison =
  /** They differ at this heap of the first game, and at no smaller one. */
  | {
      readonly kind: "differ";
      readonly heap: number;
      readonly first: number;
      readonly second: number;
    }
  /** They are equal up to this heap of the first game; more are not known. */
  | { readonly kind: "equal"; readonly to: number }
  /** They are equal for all heaps, because they are equal up to this one. */
  | { readonly kind: "proved"; readonly to: number };

/** So many heaps must agree before a shift is offered. */
const ENOUGH = 32;

/** Values with different proved periods are compared up to this heap. */
const FARTHEST = 1_000_000;

/**
 * Compares the values of two games: the first heap where they differ, or as far as they are equal, or for all heaps.
 *
 * Sequences with periods p and q that agree in p + q neighbouring places agree everywhere (N. J. Fine and H. S. Wilf,
 * 1965). Arithmetic periods with equal slopes are such sequences, added to one line.
 *
 * @param shift heap n of the first game is compared with heap n + shift of the second
 * @cost O(heaps that are compared).
 */
export function compare(first: Compared, second: Compared, shift = 0): Comparison {
  const limit = ({ table, period }: Compared): number => (period ? FARTHEST : table.known);
  const enough = enoughFor(first.period, second.period, shift);
  const to = enough ?? Math.min(limit(first), limit(second) - shift);
  for (let heap = Math.max(0, -shift); heap < to; heap++) {
    const [a = 0, b = 0] = [valueAt(first, heap), valueAt(second, heap + shift)];
    if (a !== b) return { kind: "differ", heap, first: a, second: b };
  }
  return { kind: enough === undefined ? "equal" : "proved", to: to - 1 };
}

/**
 * The shift by 1 to 3 heaps, forward or back, with which the values of two games are equal as far as both are known; the
 * smallest one, and undefined where there is none, or too few heaps are known.
 */
export function shiftBetween(first: Compared, second: Compared): number | undefined {
  if (Math.min(first.table.known, second.table.known) < ENOUGH) return undefined;
  return [1, -1, 2, -2, 3, -3].find((shift) => compare(first, second, shift).kind !== "differ");
}

/** So many heaps must agree that all do; undefined where no number of them is enough. */
function enoughFor(
  first: Period | undefined,
  second: Period | undefined,
  shift: number,
): number | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (first.saltus * second.period !== second.saltus * first.period) return undefined;
  const start = Math.max(0, first.preperiod, second.preperiod - shift);
  return start + first.period + second.period;
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
