/**
 * Accepts only the integers 0 … 2^53 − 1, the range in which JavaScript represents every integer exactly. The message
 * of both errors is `Cannot <task>: <what> must be <rule>, current value is <value>`.
 *
 * @throws {TypeError} if the value is not a number.
 * @throws {RangeError} if the value is negative, fractional, not finite or too large.
 */
export function checkNatural(task: string, what: string, value: unknown): asserts value is number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return;
  const tooLarge = typeof value === "number" && value > Number.MAX_SAFE_INTEGER;
  const rule = tooLarge ? "at most 9007199254740991" : "a non-negative integer";
  const message = `Cannot ${task}: ${what} must be ${rule}, current value is ${show(value)}`;
  throw typeof value === "number" ? new RangeError(message) : new TypeError(message);
}

function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

/**
 * Returns the minimal excludant: the least non-negative integer that is not among the values.
 *
 * Order and repetition do not matter. The result is at most the number of distinct values, so a Grundy value is at most
 * the number of moves.
 *
 * @param values any finite iterable of integers 0 … 2^53 − 1
 * @cost O(n) time and memory.
 * @throws {TypeError} if a value is not a number.
 * @throws {RangeError} if a value is negative, fractional or greater than 2^53 − 1.
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

const WORD = 2 ** 32;

/**
 * Returns the nim-sum: binary addition without carry, written ⊕. The empty nim-sum is 0; each number is its own
 * inverse.
 *
 * It is exact up to 2^53 − 1. JavaScript's operator `^` works on signed 32-bit integers and fails from 2^31 on, so the
 * upper 21 bits are summed separately.
 *
 * @param values any finite iterable of integers 0 … 2^53 − 1
 * @cost O(n) time, O(1) memory.
 * @throws {TypeError} if a value is not a number.
 * @throws {RangeError} if a value is negative, fractional or greater than 2^53 − 1.
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
