import { listsOfSum, problemTask, listNumbers, shorterLists } from "../task.ts";
import { poj2975, limits, type Case } from "./problem.ts";
import { solve } from "./solve.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";

const byCount = (id: string, count: (heaps: Case, sum: number) => number) =>
  mistake<Case>(id, (heaps) => count(heaps, nimSum(heaps)));

const counting = (id: string, counts: (heap: number, sum: number) => boolean): KnownMistake<Case> =>
  byCount(id, (heaps, sum) => heaps.filter((heap) => counts(heap, sum)).length);

const mistakes: readonly KnownMistake<Case>[] = [
  counting("precedence", (heap, sum) => (heap ^ Number(sum < heap)) !== 0),
  counting("stones", (heap, sum) => sum !== 0 && sum <= heap),
  counting("every-heap", (_, sum) => sum !== 0),
  byCount("only-who-wins", (_, sum) => Math.min(sum, 1)),
  counting("any-bit", (heap, sum) => (heap & sum) !== 0),
  counting("or-equal", (heap, sum) => (heap ^ sum) <= heap),
  byCount("same-size", (heaps, sum) => {
    return [...new Set(heaps)].filter((heap) => (heap ^ sum) < heap).length;
  }),
  byCount("one-pass", (heaps) => {
    let sum = 0;
    return heaps.filter((heap) => {
      sum ^= heap;
      return (heap ^ sum) < heap;
    }).length;
  }),
];

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
  mistakes,
});
