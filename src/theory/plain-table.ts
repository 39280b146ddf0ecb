import type { HeapRuleset } from "./ruleset.ts";

/**
 * The Grundy values of the heaps 0 … limit of any heap game, by the definition: entry n is the mex over all options
 * of heap n. Tests compare the faster methods with it.
 *
 * The array of seen values is never cleared: a value counts as seen when its stamp is the current heap. So each mex
 * costs O(options of the heap), independent of the values. Total time: O(options of all heaps).
 */
export function plainTable(ruleset: HeapRuleset, limit: number): number[] {
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
