import { itemAt } from "../games/theory/item-at.ts";
import type { Period } from "../games/theory/period.ts";
import type { GrowingTable } from "../games/theory/growing-table.ts";

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
  /** They are equal for these heaps of the first game; more are not known. */
  | { readonly kind: "equal"; readonly from: number; readonly to: number }
  /**
   * They are equal for all heaps of the first game from `from` on: from `recurs` on both have their periods p and q, and
   * they are equal up to `to`, which is `recurs` + p + q − gcd(p, q) − 1 at least.
   */
  | {
      readonly kind: "proved";
      readonly from: number;
      readonly recurs: number;
      readonly to: number;
    };

/** So many heaps must agree before a shift is offered. */
const ENOUGH = 32;

/**
 * Compares the values of two games: the first heap where they differ, or as far as they are equal, or for all heaps.
 *
 * Sequences with periods p and q that agree in p + q − gcd(p, q) neighbouring places agree everywhere (N. J. Fine and
 * H. S. Wilf, 1965). Arithmetic periods with equal slopes are such sequences, added to one line. A value beyond a table is
 * found by its period.
 *
 * @param shift heap n of the first game is compared with heap n + shift of the second
 * @cost O(heaps that are compared).
 */
export function compare(first: Compared, second: Compared, shift = 0): Comparison {
  const from = Math.max(0, -shift);
  const known = Math.min(first.table.known, second.table.known - shift);
  const window = windowOf(first.period, second.period, shift, from);
  const to = Math.max(known, window?.end ?? 0);
  for (let heap = from; heap < to; heap++) {
    const [a, b] = [valueAt(first, heap), valueAt(second, heap + shift)];
    if (a !== b) return { kind: "differ", heap, first: a, second: b };
  }
  if (window === undefined) return { kind: "equal", from, to: Math.max(from, to) - 1 };
  return { kind: "proved", from, recurs: window.start, to: to - 1 };
}

/**
 * The shift, of at most so many heaps, with which the values of two games are equal as far as both are known; the smallest
 * one, and undefined where there is none, or too few heaps are known.
 */
export function shiftBetween(first: Compared, second: Compared, most = 3): number | undefined {
  const enough = Math.min(first.table.known, second.table.known) - most >= ENOUGH;
  const shifts = Array.from({ length: 2 * most + 1 }, (_, at) =>
    at % 2 === 0 ? -at / 2 : (at + 1) / 2,
  );
  return enough
    ? shifts.find((shift) => compare(first, second, shift).kind !== "differ")
    : undefined;
}

/** Where both values recur, and the end of what must agree there; undefined where they need not agree for ever. */
function windowOf(
  first: Period | undefined,
  second: Period | undefined,
  shift: number,
  from: number,
): { readonly start: number; readonly end: number } | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (first.saltus * second.period !== second.saltus * first.period) return undefined;
  const start = Math.max(from, first.preperiod, second.preperiod - shift);
  const [p, q] = [first.period, second.period];
  return { start, end: start + p + q - greatestCommonDivisor(p, q) };
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

function valueAt({ table, period }: Compared, heap: number): number {
  if (heap < table.known || period === undefined) return itemAt(table.values, heap);
  const { preperiod, period: length, saltus } = period;
  const turns = Math.floor((heap - preperiod) / length);
  return itemAt(table.values, heap - turns * length) + turns * saltus;
}
