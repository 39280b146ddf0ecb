import { nimSum } from "../../games/theory/nim-sum.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { listNumbers, listsOfSum, problemTask, shorterLists } from "../task.ts";
import { limits, p4301, type Case } from "./problem.ts";
import { removedHeaps, solve } from "./solve.ts";

const total = (heaps: Case): number => heaps.reduce((sum, heap) => sum + heap, 0);

const descending = (heaps: Case): Case => heaps.toSorted((a, b) => b - a);

/** A program that goes through the heaps in another order, or looks at fewer bits. */
const byBasis = (id: string, order: (heaps: Case) => Case, highest = 29): KnownMistake<Case> =>
  mistake(id, (heaps) => {
    const basis: number[] = [];
    const isKept = (heap: number): boolean => {
      let left = heap;
      for (let bit = highest; bit >= 0; bit--) {
        if (!((left >> bit) & 1)) continue;
        const known = basis[bit];
        if (known === undefined) {
          basis[bit] = left;
          return true;
        }
        left ^= known;
      }
      return false;
    };
    return total(order(heaps).filter((heap) => !isKept(heap)));
  });

const mistakes: readonly KnownMistake<Case>[] = [
  byBasis("ascending", (heaps) => descending(heaps).toReversed()),
  byBasis("unsorted", (heaps) => heaps),
  mistake("nim-sum-only", (heaps) => (nimSum(heaps) === 0 ? Math.min(...heaps) : 0)),
  mistake("equal-heaps", (heaps) => total(heaps) - total([...new Set(heaps)])),
  mistake("counts-heaps", (heaps) => removedHeaps(heaps).length),
  mistake("kept", (heaps) => total(heaps) - solve(heaps)),
  mistake("changed-heap", () => 0),
  { ...byBasis("few-bits", descending, 28), shows: [[2 ** 29]] },
  {
    ...mistake("overflow", (heaps: Case) => solve(heaps) | 0),
    shows: [new Array<number>(4).fill(limits.heap.max)],
  },
];

const { heaps, heap } = limits;

const powers = Array.from({ length: 30 }, (_, bit) => 2 ** bit);

/** All heaps with so many stones in all: few, as each of them is an input of its own. */
const SMALL = 6;

export const task = problemTask<Case, unknown>(p4301, {
  entry: "fewest",
  pass: (sizes) => [sizes],
  answer: solve,
  *small() {
    for (let stones = 1; stones <= SMALL; stones++) yield* listsOfSum(stones);
  },
  edges: [
    [heap.max],
    [2 ** 29, 2 ** 29 - 1, 1, 2 ** 29],
    powers,
    [...powers, ...powers.map((power) => power + 1)].filter((size) => size <= heap.max),
    new Array<number>(heaps.max).fill(heap.max),
    Array.from({ length: heaps.max }, (_, at) => at + 1),
    Array.from({ length: heaps.max }, (_, at) => heap.max - at),
    [3, 5, 6, 9, 10, 12, 17, 18, 20, 24],
  ],
  simpler: shorterLists,
  numbers: (sizes) => listNumbers(sizes, heap.min, (list) => list),
  most: 1,
  mistakes,
});
