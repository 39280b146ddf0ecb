import { nimSum } from "../../games/theory/nim-sum.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { listNumbers, listsOfSum, problemTask, shorterLists } from "../task.ts";
import { hdu3032, limits, type Case } from "./problem.ts";
import { format, heapValue } from "./solve.ts";

/** A program with other values, or another sum of them. */
const byValues = (
  id: string,
  valueOf: (heap: number) => number,
  sumOf: (values: readonly number[]) => number = nimSum,
): KnownMistake<Case> =>
  mistake(id, (heaps) => format(sumOf(heaps.map(valueOf)) === 0 ? "second" : "first"));

/** A program with other values for the remainders 3 and 0. */
const byRemainder = (id: string, three: number, zero: number) =>
  byValues(id, (heap) => heap + (heap % 4 === 3 ? three : heap % 4 === 0 ? zero : 0));

/** All heaps with so many stones in all. */
const SMALL = 10;

const { tests, heap } = limits;

const equal = (howMany: number): Case => new Array<number>(howMany).fill(heap.max);

export const task = problemTask<Case, unknown>(hdu3032, {
  entry: "winner",
  pass: (sizes) => [sizes],
  *small() {
    for (let stones = 1; stones <= SMALL; stones++) yield* listsOfSum(stones);
  },
  edges: [
    equal(1),
    equal(2),
    [heap.max, heap.max - 1],
    [heap.max, 1, heap.max - 1],
    [1023, 1024],
    equal(999),
  ],
  simpler: shorterLists,
  numbers: (sizes) => listNumbers(sizes, heap.min, (list) => list),
  most: tests.max,
  mistakes: [
    byValues("plain-nim", (size) => size),
    byRemainder("swapped", -1, 1),
    byRemainder("only-three", 1, 0),
    byValues("won-only", () => 1),
    byValues("and-precedence", (size) => size + (size % 2)),
    byValues("added", heapValue, (values) => values.reduce((sum, value) => sum + value, 0)),
    mistake("last-loses", (sizes) => {
      const isLarge = sizes.some((size) => size > 1);
      return format(isLarge === (nimSum(sizes.map(heapValue)) !== 0) ? "first" : "second");
    }),
    {
      id: "sum-kept",
      start: () => {
        let sum = 0;
        return (sizes) => {
          sum = nimSum([sum, ...sizes.map(heapValue)]);
          return format(sum === 0 ? "second" : "first");
        };
      },
    },
    {
      ...byValues("table-too-short", (size) => (size <= 1000 ? heapValue(size) : 0)),
      shows: [[1001]],
    },
  ],
});
