import { pairsWithin } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { limits, poj2348, type Case, isLost } from "./problem.ts";

/** Returns a program that counts moves along Euclid's algorithm; `movesFor` returns their number for a quotient. */
const byCount =
  (movesFor: (quotient: number) => number) =>
  ([a, b]: Case): boolean => {
    let [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
    let moves = 0;
    while (smaller > 0) {
      moves += movesFor(Math.floor(larger / smaller));
      [larger, smaller] = [smaller, larger % smaller];
    }
    return moves % 2 === 1;
  };

const byRatio =
  (wins: (ratio: number) => boolean) =>
  ([a, b]: Case): boolean =>
    wins(Math.max(a, b) / Math.min(a, b));

const { min, max } = limits.number;

export const task = problemTask(poj2348, {
  pass: (numbers) => numbers,
  small: () => pairsWithin(min, 24),
  edges: [
    [max, max],
    [max, min],
    [min, max],
    [max - 1, max],
    [1_134_903_170, 1_836_311_903],
    [1_836_311_903, 1_134_903_170],
  ],
  mistakes: {
    greedy: byCount(() => 1),
    once: byCount((quotient) => quotient),
    unsorted: ([a, b]) => a >= b && !isLost(a, b),
    "plain-nim": ([a, b]) => a !== b,
    twice: byRatio((ratio) => ratio >= 2 || ratio === 1),
    equal: byRatio((ratio) => ratio > (1 + Math.sqrt(5)) / 2),
    "rough-ratio": {
      start: () => byRatio((ratio) => ratio > 1.618 || ratio === 1),
      shows: [[377, 233]],
    },
  },
});
