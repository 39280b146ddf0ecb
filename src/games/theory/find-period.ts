import { grundyTable } from "./grundy-table.ts";
import type { Period } from "./period.ts";
import { provePeriod } from "./prove-period.ts";
import type { HeapRuleset } from "./ruleset.ts";

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
