import { mistake } from "../../judge/task.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { misereMistakes } from "../hdu2509/mistakes.ts";
import { listNumbers, listsOfSum, problemTask, shorterLists } from "../task.ts";
import { format, hdu1907, limits, type Case } from "./problem.ts";

/** A program that calls some nim-sums lost, with a large heap or without. */
const lostAt = (id: string, isLost: (sum: number, hasLarge: boolean) => boolean) =>
  mistake<Case>(id, (heaps) =>
    format(isLost(nimSum(heaps), Math.max(...heaps) > 1) ? "second" : "first"),
  );

const { heap, heaps, tests } = limits;
const equal = (count: number, size: number): Case => new Array<number>(count).fill(size);

/** All heaps with so many pieces in all. */
const SMALL = 10;

export const task = problemTask<Case, unknown>(hdu1907, {
  entry: "winner",
  pass: (sizes) => [sizes],
  *small() {
    for (let pieces = 1; pieces <= SMALL; pieces++) yield* listsOfSum(pieces);
  },
  edges: [heaps.max - 1, heaps.max].flatMap((count) => [equal(count, 1), equal(count, heap.max)]),
  simpler: shorterLists,
  numbers: (sizes) => listNumbers(sizes, heap.min, (list) => list),
  most: tests.max,
  mistakes: [
    ...misereMistakes(format),
    lostAt("always-one", (sum) => sum === 1),
    lostAt("one-loses-too", (sum, hasLarge) => sum === 1 || (sum === 0 && hasLarge)),
  ],
});
