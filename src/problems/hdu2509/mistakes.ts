import { nimSum } from "../../games/theory/numbers.ts";
import { listsUpTo, sum } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu2509, limits, type Case } from "./problem.ts";

const isLarge = (apples: number): boolean => apples > 1;

/** Returns a program for misère Nim that tests whether a row is large, and then whether the nim-sum is 0. */
const bySum = (start: () => (rows: Case) => boolean, sumOf: (rows: Case) => number = nimSum) => ({
  start: () => {
    const hasLarge = start();
    return (rows: Case) => hasLarge(rows) === (sumOf(rows) !== 0);
  },
});

/** Mistakes in misère Nim, shared by several problems. */
export const misereMistakes = {
  normal: bySum(() => () => true),
  "turn-round": bySum(() => () => false),
  "all-large": bySum(() => (rows) => rows.every(isLarge)),
  "flag-overwritten": bySum(() => (rows) => rows.slice(-1).some(isLarge)),
  "flag-kept": bySum(() => {
    let large = false;
    return (rows) => (large ||= rows.some(isLarge));
  }),
  added: bySum(() => (rows) => rows.some(isLarge), sum),
};

const equal = (rows: number, apples: number): Case => new Array<number>(rows).fill(apples);

/** The cases have no empty row, since the statement does not mention empty rows. */
export const task = problemTask(hdu2509, {
  pass: (rows) => [rows],
  small: () => listsUpTo(10),
  edges: [
    equal(limits.rows.max, 1),
    equal(limits.rows.max - 1, 1),
    equal(limits.rows.max, limits.apples.max),
    equal(limits.rows.max - 1, limits.apples.max),
  ],
  mistakes: misereMistakes,
});
