import { nimSum } from "../../games/theory/numbers.ts";
import { listsUpTo, sum } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu3032, limits, type Case, heapValue } from "./problem.ts";

/** Returns a program with other values, or another sum of them. */
const byValues =
  (valueOf: (heap: number) => number, sumOf: (values: readonly number[]) => number = nimSum) =>
  (heaps: Case): boolean =>
    sumOf(heaps.map(valueOf)) !== 0;

/** Returns a program with other values for the remainders 3 and 0. */
const byRemainder = (three: number, zero: number) =>
  byValues((heap) => heap + (heap % 4 === 3 ? three : heap % 4 === 0 ? zero : 0));

const { heap } = limits;

const equal = (howMany: number): Case => new Array<number>(howMany).fill(heap.max);

export const task = problemTask(hdu3032, {
  pass: (sizes) => [sizes],
  small: () => listsUpTo(10),
  edges: [
    equal(1),
    equal(2),
    [heap.max, heap.max - 1],
    [heap.max, 1, heap.max - 1],
    [1023, 1024],
    equal(999),
  ],
  mistakes: {
    "plain-nim": byValues((size) => size),
    swapped: byRemainder(-1, 1),
    "only-three": byRemainder(1, 0),
    "won-only": byValues(() => 1),
    "and-precedence": byValues((size) => size + (size % 2)),
    added: byValues(heapValue, sum),
    "last-loses": (sizes) =>
      sizes.some((size) => size > 1) === (nimSum(sizes.map(heapValue)) !== 0),
    "sum-kept": {
      start: () => {
        let sum = 0;
        return (sizes) => (sum = nimSum([sum, ...sizes.map(heapValue)])) !== 0;
      },
    },
    "table-too-short": {
      start: () => byValues((size) => (size <= 1000 ? heapValue(size) : 0)),
      shows: [[1001]],
    },
  },
});
