import { checkNatural } from "./check-natural.ts";
import type { HeapRuleset } from "./ruleset.ts";

/** The longest table: ten million heaps, about 80 MB. */
const LONGEST = 10_000_000;

/**
 * The Grundy values of the heaps 0 … limit, filled from the bottom up: entry n is the mex over the options of heap n,
 * each the nim-sum of entries that are already there.
 *
 * O(options of all heaps together) time. The array of seen values is never cleared: a value counts as seen when its
 * stamp is the current heap, so each mex costs as much as the heap has options, however large the values are.
 *
 * @param limit the largest heap, 0 … 10 000 000
 * @throws {TypeError | RangeError} when the limit is not such an integer.
 * @example
 * grundyTable(subtraction([1, 3, 4]), 8); // [0, 1, 0, 1, 2, 3, 2, 0, 1]
 */
export function grundyTable(ruleset: HeapRuleset, limit: number): readonly number[] {
  checkNatural("fill Grundy table", "limit", limit);
  if (limit > LONGEST) {
    throw new RangeError(
      `Cannot fill Grundy table: limit must be at most ${LONGEST}, current value is ${limit}`,
    );
  }
  const values: number[] = [];
  const stamps: number[] = [];
  let stamp = 0;
  const see = (value: number): void => {
    while (stamps.length <= value) stamps.push(-1);
    stamps[value] = stamp;
  };

  for (let size = 0; size <= limit; size++) {
    stamp = size;
    if (ruleset.visitOptionValues === undefined) {
      for (const heaps of ruleset.heapOptions(size)) see(sumOf(heaps, values));
    } else {
      ruleset.visitOptionValues(size, values, see);
    }
    let least = 0;
    while (stamps[least] === stamp) least++;
    values.push(least);
  }
  return values;
}

/** A nim-sum in 32 bits is exact here: no value exceeds the number of options, which memory keeps below 2^31. */
function sumOf(heaps: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (const heap of heaps) sum ^= values[heap] ?? 0;
  return sum;
}
