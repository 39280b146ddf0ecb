import { nimSum } from "../../games/theory/numbers.ts";
import { misereMistakes } from "../hdu2509/mistakes.ts";
import { listsUpTo } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu1907, limits, type Case } from "./problem.ts";

/** Returns a program that decides by the nim-sum and by whether a heap is large. */
const lostAt =
  (isLost: (sum: number, hasLarge: boolean) => boolean) =>
  (heaps: Case): boolean =>
    !isLost(nimSum(heaps), Math.max(...heaps) > 1);

const { heap, heaps } = limits;
const equal = (count: number, size: number): Case => new Array<number>(count).fill(size);

export const task = problemTask(hdu1907, {
  pass: (sizes) => [sizes],
  small: () => listsUpTo(10),
  edges: [heaps.max - 1, heaps.max].flatMap((count) => [equal(count, 1), equal(count, heap.max)]),
  mistakes: {
    ...misereMistakes,
    "always-one": lostAt((sum) => sum === 1),
    "one-loses-too": lostAt((sum, hasLarge) => sum === 1 || (sum === 0 && hasLarge)),
  },
});
