import { mistake } from "../../judge/task.ts";
import { listNumbers, problemTask } from "../task.ts";
import { limits, poj2348, type Case } from "./problem.ts";
import { format, isLost } from "./solve.ts";

/** A program that counts moves along Euclid's algorithm; `movesFor` says how many it makes for a quotient. */
const byCount = (id: string, movesFor: (quotient: number) => number) =>
  mistake<Case>(id, ([a, b]) => {
    let [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
    let moves = 0;
    while (smaller > 0) {
      moves += movesFor(Math.floor(larger / smaller));
      [larger, smaller] = [smaller, larger % smaller];
    }
    return format(moves % 2 === 1 ? "first" : "second");
  });

const byRatio = (id: string, wins: (ratio: number) => boolean) =>
  mistake<Case>(id, ([a, b]) => format(wins(Math.max(a, b) / Math.min(a, b)) ? "first" : "second"));

const { min, max } = limits.number;

/** Every two numbers up to this one, the smallest sum first. */
const SMALL = 24;

export const task = problemTask<Case, unknown>(poj2348, {
  entry: "winner",
  pass: (numbers) => numbers,
  *small() {
    for (let sum = 2; sum <= 2 * SMALL; sum++) {
      for (let a = Math.max(1, sum - SMALL); a <= Math.min(SMALL, sum - 1); a++) {
        yield [a, sum - a];
      }
    }
  },
  edges: [
    [max, max],
    [max, min],
    [min, max],
    [max - 1, max],
    [1_134_903_170, 1_836_311_903],
    [1_836_311_903, 1_134_903_170],
  ],
  numbers: (numbers) => listNumbers(numbers, min, ([a = 1, b = 1]) => [a, b]),
  mistakes: [
    byCount("greedy", () => 1),
    byCount("once", (quotient) => quotient),
    mistake("unsorted", ([a, b]) => format(a < b || isLost(a, b) ? "second" : "first")),
    mistake("plain-nim", ([a, b]) => format(a === b ? "second" : "first")),
    byRatio("twice", (ratio) => ratio >= 2 || ratio === 1),
    byRatio("equal", (ratio) => ratio > (1 + Math.sqrt(5)) / 2),
    { ...byRatio("rough-ratio", (ratio) => ratio > 1.618 || ratio === 1), shows: [[377, 233]] },
  ],
});
