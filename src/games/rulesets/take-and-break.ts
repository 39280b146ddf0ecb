import type { HeapRuleset } from "../theory/ruleset.ts";
import { breaksOf, countBreaks, type TakeAndBreak } from "../theory/take-and-break.ts";
import { heapRuleset, type HeapRules } from "./heap-ruleset.ts";
import { refuseLongList } from "./refuse-long-list.ts";

/** The largest heap whose options are listed. */
const LARGEST_LISTED = 1_000_000;

/**
 * The heap game of a take-and-break law. The options of a heap are ordered by stones taken, then by the
 * number of heaps left, then by size.
 *
 * @param rules a name, the law, and closed forms where they are known; a law that breaks its own rules is not noticed
 * @cost As for {@link octal}.
 * @throws {TypeError | RangeError} later, for a position with a heap that is not an integer 0 … 2^53 − 1, and where the
 * options of a heap above 1 000 000 would be listed, or more than 1 000 000 of them.
 * @example
 * const law = { takes: [{ stones: 1, leaves: 7 }, { stones: 2, leaves: 7 }] };
 * options(takeAndBreak({ name: "Kayles", law }), 3); // [2, [1, 1], 1]
 */
export function takeAndBreak(
  rules: Pick<HeapRules, "name" | "claim" | "claimOutcome"> & { readonly law: TakeAndBreak },
): HeapRuleset {
  const { law, ...others } = rules;
  const { name } = others;
  const ruleset = heapRuleset({
    ...others,
    heapOptions: (size) => {
      if (size > LARGEST_LISTED) {
        throw new RangeError(
          `Cannot list options in ${name}: heap must be at most ${LARGEST_LISTED}, current value is ${size}`,
        );
      }
      refuseLongList(name, countBreaks(law, size));
      return [...breaksOf(law, size)];
    },
  });
  return Object.freeze({ ...ruleset, law });
}
