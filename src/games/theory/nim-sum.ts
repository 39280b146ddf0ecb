import { checkNatural } from "./check-natural.ts";

const WORD = 2 ** 32;

/**
 * The nim-sum: binary addition without carry, written ⊕. The empty nim-sum is 0, and every number is its own inverse.
 *
 * Exact up to 2^53 − 1. JavaScript's own `^` works on signed 32-bit words and goes wrong from 2^31, so the upper 21
 * bits are summed separately.
 *
 * @param values any finite iterable of integers 0 … 2^53 − 1
 * @cost O(n) time, O(1) memory.
 * @throws {TypeError} when a value is not a number.
 * @throws {RangeError} when a value is negative, fractional or beyond 2^53 − 1.
 * @example
 * nimSum([3, 4, 5]); // 2
 * nimSum([7, 7]); // 0
 * nimSum([2 ** 31, 1]); // 2147483649
 */
export function nimSum(values: Iterable<number>): number {
  let low = 0;
  let high = 0;
  for (const value of values) {
    checkNatural("find nim-sum", "value", value);
    low ^= value; // takes the value modulo 2^32
    high ^= Math.floor(value / WORD);
  }
  return high * WORD + (low >>> 0);
}
