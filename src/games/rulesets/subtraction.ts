import { checkNatural, mex } from "../theory/numbers.ts";
import type { HeapRuleset } from "../theory/ruleset.ts";
import { heapRuleset, type HeapRules } from "./heap-ruleset.ts";
import { defineFamily, heaps, identified, numbersIn, sums } from "./game-kind.ts";

/** Maximum number of numbers in a set; an iterable with more is treated as infinite. */
const MAX_NUMBERS = 1_000_000;

/** A subtraction game with its subtraction set. */
export interface SubtractionRuleset extends HeapRuleset {
  /** The numbers that a move may take, distinct and in increasing order. */
  readonly subtractionSet: readonly number[];
}

/**
 * Creates the subtraction game of a set: a move takes a number of the set from one heap.
 *
 * If the set contains 1 … m and no multiple of m + 1, `claim` is g(n) = n mod (m + 1): a move can reach each of the
 * values 0 … n mod (m + 1) − 1, and no move keeps the remainder. Examples are the set 1 … m (Bachet's game) and the
 * powers of two (m = 2). For any other set there is no `claim`; see {@link grundyTable}.
 *
 * @param set positive integers in any order, at most 1 000 000 of them; repetitions are ignored
 * @cost One option per number of the set up to the size of the heap; `claim` is O(1) for a heap.
 * @throws {TypeError | RangeError} if a number is not a positive integer up to 2^53 − 1, or there are more than
 * 1 000 000 numbers; later, for a position with a heap that is not an integer 0 … 2^53 − 1.
 * @example
 * options(subtraction([1, 3, 4]), 5); // [4, 2, 1]
 */
export function subtraction(set: Iterable<number>): SubtractionRuleset {
  const subtractionSet = Object.freeze(readSet(set));
  const modulus = mex([0, ...subtractionSet]);
  const rules: HeapRules = {
    name: nameOf(subtractionSet),
    heapOptions: (size) =>
      subtractionSet.filter((taken) => taken <= size).map((taken) => [size - taken]),
  };
  const claimed = subtractionSet.some((taken) => taken % modulus === 0)
    ? rules
    : { ...rules, claim: (size: number) => size % modulus };
  const law = { takes: subtractionSet.map((stones) => ({ stones, leaves: 3 })) };
  const ruleset = Object.freeze({ ...heapRuleset(claimed), law, subtractionSet });
  return identified(ruleset, `subtraction:${subtractionSet.join(",")}`);
}

function readSet(set: Iterable<number>): number[] {
  const distinct = new Set<number>();
  for (const taken of set) {
    checkNatural("read subtraction set", "number", taken);
    if (taken === 0) {
      throw new RangeError(
        "Cannot read subtraction set: number must be positive, current value is 0",
      );
    }
    distinct.add(taken);
    if (distinct.size > MAX_NUMBERS) {
      throw new RangeError(
        `Cannot read subtraction set: it must have at most ${MAX_NUMBERS} numbers, current value is longer`,
      );
    }
  }
  return [...distinct].sort((a, b) => a - b);
}

function nameOf(set: readonly number[]): string {
  const shown = set.length <= 8 ? set : [...set.slice(0, 6), "…", set.at(-1)];
  return `Subtraction {${shown.join(", ")}}`;
}

defineFamily(subtraction, {
  id: "subtraction",
  make: (of) => subtraction(numbersIn(of)),
  formerNames: /^Subtraction \{([\d, ]*)\}$/,
  rule: {
    one: "Take {any} stone from one heap.",
    other: "Take {any} stones from one heap.",
  },
  drawing: "heaps",
  samples: [
    { of: "1,2,3", small: () => [...heaps(20), ...sums(6, 6, 6)] },
    { of: "1,3,4", small: () => [...heaps(20), ...sums(10, 10)] },
    { of: "2,5,7", small: () => [...heaps(30), ...sums(12, 12)] },
    { of: "2,3,5,8", small: () => [...heaps(30), ...sums(12, 12)] },
    { of: "1,2,4,8,16", small: () => [...heaps(30), ...sums(6, 6, 6)] },
  ],
});
