import type { Ruleset } from "../theory/ruleset.ts";
import { checkNumbers } from "./check-numbers.ts";
import { describeHeapMove } from "./describe-heap-move.ts";
import { identified } from "./game-id.ts";
import { parseHeaps, printHeaps } from "./heap-notation.ts";
import { nim } from "./nim.ts";
import { spoken } from "./spoken.ts";
import { subtraction } from "./subtraction.ts";

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
