import { mistake, type KnownMistake } from "../../judge/task.ts";
import { listNumbers, problemTask } from "../task.ts";
import { hdu1527, LARGEST_DIFFERENCE, limits, type Case } from "./problem.ts";
import { isLost, lostPair, solve } from "./solve.ts";

const byRule = (id: string, isLost: (a: number, b: number) => boolean) =>
  mistake<Case>(id, ([a, b]) => Number(!isLost(a, b)));

/** A program that sorts the heaps, and tests the smaller or the larger by their difference. */
const byDifference = (id: string, isLost: (a: number, b: number, k: number) => boolean) =>
  byRule(id, (a, b) => isLost(Math.min(a, b), Math.max(a, b), Math.abs(a - b)));

const timesGolden = (k: number): number => (k * (1 + Math.sqrt(5))) / 2;

/** Whether two heaps are the numbers 1, 2, 3, 5, 8, 13, …, taken in pairs. */
function isFibonacciPair(a: number, b: number): boolean {
  let [x, y] = [1, 2];
  while (x < a) {
    x += y;
    y += x;
  }
  return b === 0 || (x === a && y === b);
}

const mistakes: readonly KnownMistake<Case>[] = [
  {
    ...byDifference("rough-ratio", (a, _, k) => a === Math.floor(k * 1.618)),
    shows: [[377, 610]],
  },
  {
    ...byDifference(
      "overflow",
      (a, b, k) =>
        Math.imul(a, a) <= Math.imul(k, b) && Math.imul(a + 1, a + 1) > Math.imul(k, b + 1),
    ),
    shows: [[46_340, 74_980]],
  },
  {
    ...byDifference("floating-point", (a, _, k) => a === Math.floor(timesGolden(k))),
    shows: [[165_580_140, 267_914_295]],
  },
  byDifference("rounded", (a, _, k) => a === Math.round(timesGolden(k))),
  byDifference("larger-heap", (_, b, k) => b === Math.floor(timesGolden(k))),
  byDifference("fibonacci-pairs", isFibonacciPair),
  byRule("unsorted", (a, b) => a <= b && a === Math.floor(timesGolden(b - a))),
  byRule("first-heap", (a, b) => a === Math.floor(timesGolden(Math.abs(b - a)))),
  byRule("empty-won", (a, b) => a + b > 0 && isLost([a, b])),
  byRule("plain-nim", (a, b) => a === b),
];

const { min, max } = limits.heap;
const [a, b] = lostPair(LARGEST_DIFFERENCE);

/** Every two heaps up to this one, the smallest sum first. */
const SMALL = 24;

export const task = problemTask<Case, unknown>(hdu1527, {
  entry: "winner",
  pass: (heaps) => heaps,
  answer: (heaps) => Number(solve(heaps) === "first"),
  *small() {
    for (let sum = 0; sum <= 2 * SMALL; sum++) {
      for (let first = Math.max(0, sum - SMALL); first <= Math.min(SMALL, sum); first++) {
        yield [first, sum - first];
      }
    }
  },
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
  numbers: (heaps) => listNumbers(heaps, min, ([first = 0, second = 0]) => [first, second]),
  mistakes,
});
