import { pairsWithin } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu1527, LARGEST_DIFFERENCE, limits, type Case } from "./problem.ts";
import { isLost, lostPair } from "./solve.ts";

/** Returns a program that sorts the heaps and tests one of them by their difference. */
const byDifference =
  (isLost: (a: number, b: number, k: number) => boolean) =>
  ([a, b]: Case): boolean =>
    !isLost(Math.min(a, b), Math.max(a, b), Math.abs(a - b));

const timesGolden = (k: number): number => (k * (1 + Math.sqrt(5))) / 2;

/** Reports whether two heaps are empty or one of the pairs (1, 2), (3, 5), (8, 13), … of Fibonacci numbers. */
function isFibonacciPair(a: number, b: number): boolean {
  let [x, y] = [1, 2];
  while (x < a) {
    x += y;
    y += x;
  }
  return b === 0 || (x === a && y === b);
}

const { min, max } = limits.heap;
const [a, b] = lostPair(LARGEST_DIFFERENCE);

export const task = problemTask(hdu1527, {
  pass: (heaps) => heaps,
  answer: (winner) => Number(winner === "first"),
  small: () => pairsWithin(0, 24),
  edges: [
    [max, max],
    [max, min],
    [min, max],
    [a, b],
    [b, a],
    [a - 1, b - 1],
    [a, b - 1],
    [165_580_140, 267_914_295],
    [165_580_141, 267_914_296],
  ],
  mistakes: {
    "rough-ratio": {
      start: () => byDifference((a, _, k) => a === Math.floor(k * 1.618)),
      shows: [[377, 610]],
    },
    overflow: {
      start: () =>
        byDifference(
          (a, b, k) =>
            Math.imul(a, a) <= Math.imul(k, b) && Math.imul(a + 1, a + 1) > Math.imul(k, b + 1),
        ),
      shows: [[46_340, 74_980]],
    },
    "floating-point": {
      start: () => byDifference((a, _, k) => a === Math.floor(timesGolden(k))),
      shows: [[165_580_140, 267_914_295]],
    },
    rounded: byDifference((a, _, k) => a === Math.round(timesGolden(k))),
    "larger-heap": byDifference((_, b, k) => b === Math.floor(timesGolden(k))),
    "fibonacci-pairs": byDifference(isFibonacciPair),
    unsorted: ([a, b]) => a > b || a !== Math.floor(timesGolden(b - a)),
    "first-heap": ([a, b]) => a !== Math.floor(timesGolden(Math.abs(b - a))),
    "empty-won": ([a, b]) => a + b === 0 || !isLost([a, b]),
    "plain-nim": ([a, b]) => a !== b,
  },
});
