import { checkNatural } from "./check-natural.ts";
import { plainTable } from "./plain-table.ts";
import { provePeriod } from "./prove-period.ts";
import type { HeapRuleset } from "./ruleset.ts";
import { sparseTable } from "./sparse-table.ts";
import { subtractionTable } from "./subtraction-table.ts";

/** The longest table: ten million heaps, about 80 MB. */
const LONGEST = 10_000_000;

/** For each of these lengths, a table at least four times as long is first computed so far and tested for a period. */
const TRIALS = [4096, 131_072];

/**
 * The Grundy values of the heaps 0 … limit, filled from the bottom up: entry n is the mex over the options of heap n,
 * each the nim-sum of entries that are already there.
 *
 * Three faster methods serve the games whose law is given as data: bit masks for a subtraction game with values up to
 * 31, sparse spaces for a game that splits heaps, and, where the first few thousand values prove a period, copies. All
 * methods give the same values, and every bound they use is proved.
 *
 * The result is a plain array even where bytes would suffice: cells map and spread it, and share it frozen, not copied.
 *
 * @param limit the largest heap, in stones: 0 … 10 000 000
 * @cost O(options of all heaps) time at most; O(limit · moves) for a subtraction game, about a nanosecond each; O(limit)
 * where a period is proved early. About 8 bytes a heap.
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
  const { law } = ruleset;
  const reach = law?.takes.at(-1)?.stones ?? 0;
  for (const trial of TRIALS) {
    if (law === undefined || limit < 4 * trial || reach > trial) continue;
    const values = fill(ruleset, trial);
    const found = provePeriod(values, law);
    if (found !== undefined) return goOn(values, found.period, found.saltus, limit);
    if (law.onward !== undefined) break;
  }
  return fill(ruleset, limit);
}

function fill(ruleset: HeapRuleset, limit: number): number[] {
  const { law } = ruleset;
  if (law === undefined || law.onward !== undefined) return plainTable(ruleset, limit);
  if (law.takes.every(({ leaves }) => leaves === 3)) {
    const set = law.takes.map(({ stones }) => stones);
    return subtractionTable(set, limit) ?? plainTable(ruleset, limit);
  }
  const splits = law.takes.some(({ leaves }) => leaves & 4);
  const most = Math.max(0, ...law.takes.map(({ leaves }) => leaves));
  return splits && most < 8 ? sparseTable(law, limit) : plainTable(ruleset, limit);
}

function goOn(values: readonly number[], period: number, saltus: number, limit: number): number[] {
  const all = new Array<number>(limit + 1).fill(0);
  for (let n = 0; n < values.length; n++) all[n] = values[n] ?? 0;
  for (let n = values.length; n <= limit; n++) all[n] = (all[n - period] ?? 0) + saltus;
  return all;
}
