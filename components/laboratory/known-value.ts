import type { Period } from "../../src/theory/period.ts";

/**
 * The value of a heap, from a table of the first ones or by the law of a proved period, which gives the value of every
 * heap; undefined where neither has it.
 *
 * @param values the values of the heaps 0 … known − 1
 * @cost O(1).
 */
export function knownValue(
  values: ArrayLike<number>,
  known: number,
  period: Period | undefined,
  heap: number,
): number | undefined {
  if (heap < known) return values[heap];
  if (period === undefined) return undefined;
  const { preperiod, period: length, saltus } = period;
  const passed = Math.floor((heap - preperiod) / length);
  const value = values[heap - passed * length];
  return value === undefined ? undefined : value + passed * saltus;
}
