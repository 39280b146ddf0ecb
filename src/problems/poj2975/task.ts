import { listsOfSum } from "../lists-of-sum.ts";
import { problemTask } from "../problem-task.ts";
import { listNumbers, shorterLists } from "../simpler-list.ts";
import { poj2975 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";
import { solve } from "./solve.ts";

/** All heaps with so many stones in all. */
const SMALL = 10;

const { heaps, heap } = limits;

const equal = (howMany: number): Case => new Array<number>(howMany).fill(heap.max);

export const task = problemTask<Case, unknown>(poj2975, {
  entry: "winningMoves",
  pass: (sizes) => [sizes],
  answer: solve,
  *small() {
    for (let stones = 1; stones <= SMALL; stones++) yield* listsOfSum(stones);
  },
  edges: [
    equal(1),
    [heap.max, heap.min],
    [2 ** 29, 2 ** 29 - 1],
    equal(heaps.max - 1),
    equal(heaps.max),
  ],
  simpler: shorterLists,
  numbers: (sizes) => listNumbers(sizes, heap.min, (list) => list),
  slips,
});
