import { nimSum } from "../theory/numbers.ts";
import type { HeapRuleset, Outcome, Ruleset } from "../theory/ruleset.ts";
import { describeHeapMove, spoken } from "./describe-move.ts";
import { defineFamily, defineGame, heaps, identified, numbersIn, sums } from "./game-kind.ts";
import { heapRuleset } from "./heap-ruleset.ts";
import { checkNumbers, parseHeaps, printHeaps, refuseLongList } from "./read-position.ts";
import { subtraction } from "./subtraction.ts";

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
export const nim = defineGame<HeapRuleset>(
  Object.freeze({
    ...heapRuleset({
      name: "Nim",
      heapOptions: (size) => {
        refuseLongList("Nim", size);
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
 * Misère Nim: who takes the last stone loses. While some heap holds 2 or more, the outcome is the one of normal play;
 * when every heap is 0 or 1, it is the opposite, and the count of ones decides: P when it is odd.
 *
 * The theorem is about Nim. A game with the same Grundy values need not obey it: in Kayles, 8 has the value 1, so the
 * same rule would call the row lost in misère play, but it is won.
 *
 * @param heaps the sizes of the heaps in stones: integers 0 … 2^53 − 1
 * @cost O(n) time.
 * @throws {TypeError | RangeError} when a heap is not such an integer.
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
 * A heap of a subtraction game beside heaps of Nim: a move takes a number in the set from the first heap, or any number
 * of stones from one of the others. It is a sum of two different games. A summand is the first heap alone, or one heap
 * of Nim beside an empty first heap.
 *
 * @param set positive integers in any order, at most a million of them; repetitions do not matter
 * @cost An option for each number of the set that the first heap allows, and for each stone of the other heaps.
 * @throws {TypeError | RangeError} when a number is not a positive integer up to 2^53 − 1, or there are more than a
 * million; later, for a position that is no array of heap sizes, and where a heap of Nim above 1 000 000 lists its options.
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
      ...spoken(describeHeapMove),
    }),
    `beside-nim:${first.subtractionSet.join(",")}`,
  );
}

defineFamily(besideNim, {
  id: "beside-nim",
  make: (of) => besideNim(numbersIn(of)),
  formerly: /^Subtraction \{([\d, ]*)\} beside Nim$/,
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
