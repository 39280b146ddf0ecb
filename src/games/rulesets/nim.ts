import { nimSum } from "../theory/numbers.ts";
import type { HeapRuleset, Outcome, Ruleset } from "../theory/ruleset.ts";
import { describeHeapMove, descriptionsFrom } from "./describe-move.ts";
import { defineFamily, defineGame, heaps, identified, numbersIn, sums } from "./game-kind.ts";
import { heapRuleset } from "./heap-ruleset.ts";
import { checkNumbers, parseHeaps, printHeaps, checkOptionCount } from "./read-position.ts";
import { subtraction } from "./subtraction.ts";

/**
 * Nim: a move takes any positive number of stones from one heap. A position is an array of heaps; a number is one heap.
 *
 * `claim` is g(n) = n, and `claimOutcome` is Bouton's theorem; for misère play it is {@link misereNimOutcome}.
 *
 * @cost A heap of n has n options. Searches are practical up to a few thousand stones; above that use {@link nimSum}.
 * @throws {TypeError | RangeError} for a position with a heap that is not an integer 0 … 2^53 − 1, and from `options`
 * for a heap above 1 000 000.
 * @source C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901).
 * @example
 * options(nim, [1, 2]); // [[0, 2], [1, 1], [1, 0]]
 */
export const nim = defineGame<HeapRuleset>(
  Object.freeze({
    ...heapRuleset({
      name: "Nim",
      heapOptions: (size) => {
        checkOptionCount("Nim", size);
        return Array.from({ length: size }, (_, taken) => [size - 1 - taken]);
      },
      claim: (size) => size,
      claimOutcome: (position, { misere = false } = {}) => {
        const sizes = [position].flat();
        if (misere) return misereNimOutcome(sizes);
        return nimSum(sizes) === 0 ? "P" : "N";
      },
    }),
    law: { takes: [], onward: { from: 1, leaves: [{ leaves: 3 }] } },
  }),
  {
    id: "nim",
    rule: "Take any number of stones from one heap.",
    drawing: "heaps",
    samples: () => [...heaps(8), ...sums(2, 3, 4)],
  },
);

/**
 * Returns the outcome of a position of misère Nim, in which the player who takes the last stone loses. If a heap has 2
 * or more stones, the outcome is that of normal play; otherwise it is P if and only if the number of ones is odd.
 *
 * The theorem holds for Nim, but not for every game with the same Grundy values: a row of 8 in Kayles has the value 1,
 * for which the rule gives a P-position in misère play, but it is an N-position.
 *
 * @param heaps sizes of the heaps in stones, integers 0 … 2^53 − 1
 * @cost O(n) time for n heaps.
 * @throws {TypeError | RangeError} if a heap is not such an integer.
 * @source C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901).
 * @example
 * misereNimOutcome([1, 1, 1]); // "P"
 * misereNimOutcome([2, 2]); // "P"
 * misereNimOutcome([]); // "N"
 */
export function misereNimOutcome(heaps: readonly number[]): Outcome {
  const zero = nimSum(heaps) === 0;
  const allSmall = heaps.every((size) => size <= 1);
  return zero === allSmall ? "N" : "P";
}

/**
 * Creates the sum of one heap of a subtraction game and heaps of Nim: a move takes a number of the set from the first
 * heap, or any number from one other heap. A summand is the first heap, or an empty first heap and one heap of Nim.
 *
 * @param set positive integers in any order, at most 1 000 000 of them; repetitions are ignored
 * @cost One option per number of the set up to the size of the first heap, and one per stone of the other heaps.
 * @throws {TypeError | RangeError} if a number is not a positive integer up to 2^53 − 1, or there are over 1 000 000;
 * later, for a position that is not an array of heap sizes, and from `options` for a heap of Nim above 1 000 000.
 * @example
 * options(besideNim([1, 3, 4]), [2, 1]); // [[1, 1], [2, 0]]
 * outcome(besideNim([1, 3, 4]), [5, 3]); // "P"
 */
export function besideNim(set: Iterable<number>): Ruleset<readonly number[]> {
  const first = subtraction(set);
  return identified(
    Object.freeze({
      name: `${first.name} beside Nim`,
      check: (heaps: readonly number[]) => checkNumbers("read heaps", "size", heaps),
      options: (heaps: readonly number[]): readonly (readonly number[])[] =>
        heaps.flatMap((size, at) =>
          (at === 0 ? first : nim).heapOptions(size).map(([left = 0]) => heaps.with(at, left)),
        ),
      summands: (heaps: readonly number[]): readonly (readonly number[])[] =>
        heaps.flatMap((size, at) => (size === 0 ? [] : [at === 0 ? [size] : [0, size]])),
      key: ([size = 0, ...others]: readonly number[]) => `${size} | ${nim.key(others)}`,
      print: printHeaps,
      parse: parseHeaps,
      ...descriptionsFrom(describeHeapMove),
    }),
    `beside-nim:${first.subtractionSet.join(",")}`,
  );
}

defineFamily(besideNim, {
  id: "beside-nim",
  make: (of) => besideNim(numbersIn(of)),
  formerNames: /^Subtraction \{([\d, ]*)\} beside Nim$/,
  rule: {
    one: "Take {any} stone from heap 1, or any number from another heap.",
    other: "Take {any} stones from heap 1, or any number from another heap.",
  },
  drawing: "heaps",
  samples: [
    { of: "1,3,4", small: () => [...sums(9, 4), ...sums(5, 2, 3)] },
    { of: "2,3", small: () => sums(9, 4) },
  ],
});
