import { checkNatural } from "./check-natural.ts";

/**
 * The minimal excludant: the least non-negative integer that is not among the values.
 *
 * Order and repetition do not matter. The result is never more than the count of distinct values, which is why a
 * Grundy value never exceeds the number of moves.
 *
 * @param values any finite iterable of integers 0 … 2^53 − 1
 * @cost O(n) time and memory.
 * @throws {TypeError} when a value is not a number.
 * @throws {RangeError} when a value is negative, fractional or beyond 2^53 − 1.
 * @example
 * mex([0, 1, 2, 4]); // 3
 * mex([2, 3, 5]); // 0
 * mex([]); // 0
 */
export function mex(values: Iterable<number>): number {
  const seen = new Set<number>();
  for (const value of values) {
    checkNatural("find mex", "value", value);
    seen.add(value);
  }
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}
