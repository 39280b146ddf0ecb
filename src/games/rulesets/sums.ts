import type { Ruleset } from "../theory/ruleset.ts";
import { spoken } from "./describe-move.ts";
import { identified } from "./game-id.ts";
import { defineFamily, numbersIn, sums } from "./game-kind.ts";
import { describeTakes } from "./moores-nim.ts";
import { checkNumbers, parseHeaps, printHeaps, refuseLongList } from "./read-position.ts";
import { subtraction } from "./subtraction.ts";

type Heaps = readonly number[];

/**
 * Heaps of a subtraction game in a sum that is not the usual one.
 *
 * @param become what a move may make of one heap, which may be the heap itself: from its size and its options
 */
function sumOfHeaps(
  id: string,
  name: string,
  of: string,
  become: (size: number, options: readonly number[]) => readonly number[],
): Ruleset<Heaps> {
  const { heapOptions, subtractionSet } = subtraction(numbersIn(of));
  const full = `${name} {${subtractionSet.join(", ")}}`;
  const options = (heaps: Heaps): readonly Heaps[] => {
    const each = heaps.map((size) => become(size, heapOptions(size).flat()));
    const count = each.reduce((product, { length }) => product * length, 1);
    refuseLongList(full, count);
    return each
      .reduce<readonly Heaps[]>(
        (found, sizes) => found.flatMap((before) => sizes.map((size) => [...before, size])),
        [[]],
      )
      .filter((option) => option.some((size, index) => size !== heaps[index]));
  };
  const ruleset: Ruleset<Heaps> = Object.freeze({
    name: full,
    check: (heaps: Heaps) => checkNumbers("read heaps", "size", heaps),
    options,
    key: (heaps: Heaps) => heaps.toSorted((a, b) => a - b).join(" "),
    print: printHeaps,
    parse: parseHeaps,
    ...spoken(describeTakes),
  });
  return identified(ruleset, `${id}:${subtractionSet.join(",")}`);
}

const samples = [
  { of: "1,3,4", small: () => [...sums(9, 9), ...sums(3, 3, 3)] },
  { of: "2,3", small: () => sums(7, 7) },
];

/** Heaps of a subtraction game; a move takes from one or more heaps, from each a number in the set. */
export const selectiveHeaps = (of: string): Ruleset<Heaps> =>
  sumOfHeaps("selective", "Selective sum", of, (size, options) => [size, ...options]);

/** A move takes from every heap, so play ends as soon as one heap has no move. */
export const conjunctiveHeaps = (of: string): Ruleset<Heaps> =>
  sumOfHeaps("conjunctive", "Conjunctive sum", of, (_, options) => options);

/** A move takes from every heap that has a move, and play ends when none has. */
export const continuedHeaps = (of: string): Ruleset<Heaps> =>
  sumOfHeaps("continued", "Continued conjunctive sum", of, (size, options) =>
    options.length === 0 ? [size] : options,
  );

defineFamily(selectiveHeaps, {
  id: "selective",
  make: selectiveHeaps,
  rule: "Take {any} stones from one heap or from several.",
  drawing: "digits",
  samples,
});

defineFamily(conjunctiveHeaps, {
  id: "conjunctive",
  make: conjunctiveHeaps,
  rule: "Take {any} stones from every heap. Play ends when one heap has no move.",
  drawing: "digits",
  samples,
});

defineFamily(continuedHeaps, {
  id: "continued",
  make: continuedHeaps,
  rule: "Take {any} stones from every heap that has a move.",
  drawing: "digits",
  samples,
});
