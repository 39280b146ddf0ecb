import { nimSum } from "../../games/theory/numbers.ts";
import { listsUpTo } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { poj2975, limits, type Case } from "./problem.ts";

/** Returns a program that counts other heaps. */
const counting =
  (counts: (heap: number, sum: number) => boolean) =>
  (heaps: Case): number =>
    heaps.filter((heap) => counts(heap, nimSum(heaps))).length;

const { heaps, heap } = limits;

const equal = (howMany: number): Case => new Array<number>(howMany).fill(heap.max);

export const task = problemTask(poj2975, {
  entry: "winningMoves",
  pass: (sizes) => [sizes],
  answer: Number,
  small: () => listsUpTo(10),
  edges: [
    equal(1),
    [heap.max, heap.min],
    [2 ** 29, 2 ** 29 - 1],
    equal(heaps.max - 1),
    equal(heaps.max),
  ],
  mistakes: {
    precedence: counting((heap, sum) => (heap ^ Number(sum < heap)) !== 0),
    stones: counting((heap, sum) => sum !== 0 && sum <= heap),
    "every-heap": counting((_, sum) => sum !== 0),
    "only-who-wins": (heaps) => Math.min(nimSum(heaps), 1),
    "any-bit": counting((heap, sum) => (heap & sum) !== 0),
    "or-equal": counting((heap, sum) => (heap ^ sum) <= heap),
    "same-size": (heaps) => {
      const sum = nimSum(heaps);
      return [...new Set(heaps)].filter((heap) => (heap ^ sum) < heap).length;
    },
    "one-pass": (heaps) => {
      let sum = 0;
      return heaps.filter((heap) => {
        sum ^= heap;
        return (heap ^ sum) < heap;
      }).length;
    },
  },
});
