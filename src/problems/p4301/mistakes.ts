import { nimSum } from "../../games/theory/numbers.ts";
import { listsUpTo, sum, upTo } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { limits, p4301, type Case } from "./problem.ts";
import { removedHeaps, solve } from "./solve.ts";

const descending = (heaps: Case): Case => heaps.toSorted((a, b) => b - a);

/** Returns a program that processes the heaps in another order, or uses fewer bits. */
const byBasis =
  (order: (heaps: Case) => Case, highest = 29) =>
  (heaps: Case): number => {
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
    return sum(order(heaps).filter((heap) => !isKept(heap)));
  };

const { heaps, heap } = limits;

const powers = Array.from({ length: 30 }, (_, bit) => 2 ** bit);

export const task = problemTask(p4301, {
  entry: "fewest",
  pass: (sizes) => [sizes],
  answer: Number,
  // There are few small cases, since each of them is a separate input.
  small: () => listsUpTo(6),
  edges: [
    [heap.max],
    [2 ** 29, 2 ** 29 - 1, 1, 2 ** 29],
    powers,
    [...powers, ...powers.map((power) => power + 1)].filter((size) => size <= heap.max),
    new Array<number>(heaps.max).fill(heap.max),
    upTo(heaps.max),
    Array.from({ length: heaps.max }, (_, at) => heap.max - at),
    [3, 5, 6, 9, 10, 12, 17, 18, 20, 24],
  ],
  mistakes: {
    ascending: byBasis((heaps) => descending(heaps).toReversed()),
    unsorted: byBasis((heaps) => heaps),
    "nim-sum-only": (heaps) => (nimSum(heaps) === 0 ? Math.min(...heaps) : 0),
    "equal-heaps": (heaps) => sum(heaps) - sum([...new Set(heaps)]),
    "counts-heaps": (heaps) => removedHeaps(heaps).length,
    kept: (heaps) => sum(heaps) - solve(heaps),
    "changed-heap": () => 0,
    "few-bits": { start: () => byBasis(descending, 28), shows: [[2 ** 29]] },
    overflow: {
      start: () => (heaps) => solve(heaps) | 0,
      shows: [new Array<number>(4).fill(heap.max)],
    },
  },
});
