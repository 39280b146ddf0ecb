import { checkNatural } from "./numbers.ts";
import { growingTable } from "./growing-table.ts";
import type { Period } from "./period.ts";
import { provePeriod } from "./prove-period.ts";
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
    for (const heaps of ruleset.heapOptions(size)) see(sumOf(heaps, values));
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

/** The longest table: ten million heaps, about 80 MB. */
const LONGEST = 10_000_000;

/**
 * The Grundy values of the heaps 0 … limit, filled from the bottom up: entry n is the mex over the options of heap n,
 * each the nim-sum of entries that are already there.
 *
 * Two faster methods serve the games whose law is given as data: sparse spaces for a game that splits heaps, and, where
 * the first few thousand values prove a period, copies. All methods give the same values, and every bound they use is
 * proved.
 *
 * The result is a plain array even where bytes would suffice: cells map and spread it, and share it frozen, not copied.
 *
 * @param limit the largest heap, in stones: 0 … 10 000 000
 * @cost O(options of all heaps) time at most; O(limit · moves) for a subtraction game, some nanoseconds each; O(limit)
 * where a period is proved early. About 9 bytes a heap.
 * @throws {TypeError | RangeError} when the limit is not such an integer, or an option is no smaller heap.
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
  if (ruleset.law === undefined) return plainTable(ruleset, limit);
  const table = growingTable(ruleset.law, limit + 1);
  table.grow(limit + 1);
  const all = new Array<number>(limit + 1).fill(0);
  for (let heap = 0; heap <= limit; heap++) all[heap] = table.values[heap] ?? 0;
  return all;
}

/**
 * The least period of a heap game's Grundy values, proved from the values 0 … limit; `undefined` when they prove none.
 *
 * What it returns holds for all heaps, not only for those in the table. That needs the game's law as data: subtraction
 * games, octal codes, Grundy's game and Nim have it, and a game made with `takeAndBreak`. Without a law no theorem
 * applies, and the result is `undefined`. `undefined` never means that there is no period.
 *
 * @param limit the largest heap of the table, in stones: 0 … 10 000 000
 * @cost O(limit) time after the table, which {@link grundyTable} fills.
 * @throws {TypeError | RangeError} when the limit is not such an integer, or an option is no smaller heap.
 * @example
 * findPeriod(kayles, 167); // { preperiod: 71, period: 12, saltus: 0, provedAt: 167 }
 * findPeriod(kayles, 166); // undefined
 * findPeriod(octal("0.30[3]"), 8); // { preperiod: 0, period: 4, saltus: 2, provedAt: 8 }
 * findPeriod(laskersNim, 100); // { preperiod: 1, period: 4, saltus: 4, provedAt: 8 }
 * findPeriod(octal("0.3f"), 100); // { preperiod: 0, period: 6, saltus: 3, provedAt: 17 }
 */
export function findPeriod(ruleset: HeapRuleset, limit: number): Period | undefined {
  const values = grundyTable(ruleset, limit);
  return ruleset.law === undefined ? undefined : provePeriod(values, ruleset.law);
}
