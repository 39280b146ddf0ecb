import type { HeapRuleset } from "../theory/ruleset.ts";
import { countBreaks, visitBreaks, type TakeAndBreak } from "../theory/take-and-break.ts";
import { heapRuleset, type HeapRules } from "./heap-ruleset.ts";
import { refuseLongList } from "./refuse-long-list.ts";

/** The largest heap whose options are listed. */
const LARGEST_LISTED = 1_000_000;

/**
 * The heap game of a take-and-break law. The options of a heap are ordered by stones taken, then by the
 * number of heaps left, then by size; a heap above 1 000 000 is refused with a RangeError when its options are listed.
 *
 * @example
 * const law = { takes: [{ stones: 1, leaves: 7 }, { stones: 2, leaves: 7 }] };
 * options(takeAndBreak({ name: "Kayles", law }), 3); // [2, [1, 1], 1]
 */
export function takeAndBreak(
  rules: Pick<HeapRules, "name" | "claim" | "claimOutcome"> & { readonly law: TakeAndBreak },
): HeapRuleset {
  const { name, law } = rules;
  return heapRuleset({
    ...rules,
    heapOptions: (size) => {
      if (size > LARGEST_LISTED) {
        throw new RangeError(
          `Cannot list options in ${name}: heap must be at most ${LARGEST_LISTED}, current value is ${size}`,
        );
      }
      refuseLongList(name, countBreaks(law, size));
      const found: (readonly number[])[] = [];
      visitBreaks(law, size, (...heaps) => found.push(heaps.filter((heap) => heap > 0)));
      return found;
    },
    visitOptionValues: (size, values, visit) => {
      visitBreaks(law, size, (first, second, third) => {
        visit((values[first] ?? 0) ^ (values[second] ?? 0) ^ (values[third] ?? 0));
      });
    },
  });
}
