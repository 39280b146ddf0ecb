import { listsOfSum, problemTask, listNumbers, shorterLists } from "../task.ts";
import { hdu2509, limits, type Case } from "./problem.ts";
import type { KnownMistake } from "../../judge/task.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { format } from "./solve.ts";

const isLarge = (apples: number): boolean => apples > 1;

/** A program that asks whether a row is large, and then whether the nim-sum is 0. */
function bySum(
  id: string,
  start: () => (rows: Case) => boolean,
  sumOf: (rows: Case) => number = nimSum,
): KnownMistake<Case> {
  return {
    id,
    start: () => {
      const hasLarge = start();
      return (rows) => format(hasLarge(rows) === (sumOf(rows) !== 0) ? "first" : "second");
    },
  };
}

const mistakes: readonly KnownMistake<Case>[] = [
  bySum("normal", () => () => true),
  bySum("turn-round", () => () => false),
  bySum("all-large", () => (rows) => rows.every(isLarge)),
  bySum("last-row", () => (rows) => rows.slice(-1).some(isLarge)),
  bySum("flag-kept", () => {
    let large = false;
    return (rows) => (large ||= rows.some(isLarge));
  }),
  bySum(
    "added",
    () => (rows) => rows.some(isLarge),
    (rows) => rows.reduce((sum, apples) => sum + apples, 0),
  ),
];

/** All rows with so many apples in all. */
const SMALL = 10;

const equal = (rows: number, apples: number): Case => new Array<number>(rows).fill(apples);

/** No row is empty: the statement does not mention such rows. */
export const task = problemTask<Case, unknown>(hdu2509, {
  entry: "winner",
  pass: (rows) => [rows],
  *small() {
    for (let apples = 1; apples <= SMALL; apples++) yield* listsOfSum(apples);
  },
  edges: [
    equal(limits.rows.max, 1),
    equal(limits.rows.max - 1, 1),
    equal(limits.rows.max, limits.apples.max),
    equal(limits.rows.max - 1, limits.apples.max),
  ],
  simpler: shorterLists,
  numbers: (rows) => listNumbers(rows, 1, (list) => list),
  mistakes,
});
