import { nimSum } from "../theory/nim-sum.ts";
import type { HeapRuleset } from "../theory/ruleset.ts";
import { heapRuleset } from "./heap-ruleset.ts";
import { misereNimOutcome } from "./misere-nim-outcome.ts";
import { identified } from "./game-id.ts";

/** The largest heap whose options are listed: it has as many options as stones. */
const MOST_OPTIONS = 1_000_000;

/**
 * Nim: a move takes any positive number of stones from one heap. A position is an array of heaps; a number is one heap.
 *
 * It claims g(n) = n and thereby Bouton's theorem; for misère play, {@link misereNimOutcome}.
 *
 * @cost A heap of n has n options, so the functions that search are meant for heaps of some thousand stones. For larger
 * ones use Bouton's theorem and {@link nimSum}.
 * @throws {TypeError | RangeError} for a position with a heap that is not an integer 0 … 2^53 − 1, and where the options
 * of a heap above 1 000 000 would be listed.
 * @source C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901).
 * @example
 * options(nim, [1, 2]); // [[0, 2], [1, 1], [1, 0]]
 */
export const nim = identified<HeapRuleset>(
  Object.freeze({
    ...heapRuleset({
      name: "Nim",
      heapOptions: (size) => {
        if (size > MOST_OPTIONS) {
          throw new RangeError(
            `Cannot list options in Nim: heap must be at most ${MOST_OPTIONS}, current value is ${size}`,
          );
        }
        return Array.from({ length: size }, (_, taken) => [size - 1 - taken]);
      },
      claim: (size) => size,
      claimOutcome: (position, { misere = false } = {}) => {
        const heaps = [position].flat();
        if (misere) return misereNimOutcome(heaps);
        return nimSum(heaps) === 0 ? "P" : "N";
      },
    }),
    law: { takes: [], onward: { from: 1, leaves: [{ leaves: 3 }] } },
  }),
  "nim",
);
