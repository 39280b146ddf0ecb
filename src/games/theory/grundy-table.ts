import { checkNatural } from "./numbers.ts";
import { growingTable } from "./growing-table.ts";
import type { Period } from "./period.ts";
import { provePeriod } from "./prove-period.ts";
import type { HeapRuleset } from "./ruleset.ts";

/**
 * Computes the Grundy values of the heaps 0 … limit of any heap game by the definition: entry n is the mex over all
 * options of heap n. Tests compare the faster methods with it.
 *
 * The array of seen values is never cleared: a value counts as seen if its stamp is the current heap. So each mex costs
 * O(options of the heap), independent of the values. Total time: O(options of all heaps).
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

/** Returns a nim-sum. 32 bits are enough: no value exceeds the number of options, which is below 2^31. */
function sumOf(heaps: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (const heap of heaps) sum ^= values[heap] ?? 0;
  return sum;
}

/** The largest limit: ten million heaps, about 80 MB. */
const MAX_LIMIT = 10_000_000;

/**
 * Computes the Grundy values of the heaps 0 … limit, in increasing order of size: entry n is the mex over the options
 * of heap n, each the nim-sum of earlier entries.
 *
 * For games whose law is given as data there are two faster methods: sparse spaces if moves split heaps, and copies if
 * the first few thousand values prove a period. All methods give the same values, and every bound that they use is
 * proved.
 *
 * The result is a plain array, not a typed array, because cells map and spread it, and share it frozen, not copied.
 *
 * @param limit the largest heap, in stones: 0 … 10 000 000
 * @cost At most O(options of all heaps) time; O(limit · moves) for a subtraction game, a few nanoseconds each; O(limit)
 * if a period is proved early. About 9 bytes per heap.
 * @throws {TypeError | RangeError} if the limit is not such an integer, or an option is not a smaller heap.
 * @example
 * grundyTable(subtraction([1, 3, 4]), 8); // [0, 1, 0, 1, 2, 3, 2, 0, 1]
 */
export function grundyTable(ruleset: HeapRuleset, limit: number): readonly number[] {
  checkNatural("fill Grundy table", "limit", limit);
  if (limit > MAX_LIMIT) {
    throw new RangeError(
      `Cannot fill Grundy table: limit must be at most ${MAX_LIMIT}, current value is ${limit}`,
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
 * Returns the least period of a heap game that the values of the heaps 0 … limit prove; `undefined` if they prove none.
 *
 * The result holds for all heaps, not only for those in the table. The proof requires the game's law as data, which
 * subtraction games, octal codes, Grundy's game, Nim and games made with `takeAndBreak` have. Without a law the result
 * is `undefined`, which never means that there is no period.
 *
 * @param limit the largest heap of the table, in stones: 0 … 10 000 000
 * @cost O(limit) time, and that of {@link grundyTable}.
 * @throws {TypeError | RangeError} if the limit is not such an integer, or an option is not a smaller heap.
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
