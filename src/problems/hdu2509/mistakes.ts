import { listsOfSum, problemTask, listNumbers, shorterLists } from "../task.ts";
import { hdu2509, limits, type Case } from "./problem.ts";
import type { KnownMistake } from "../../judge/task.ts";
import type { Winner } from "../problem.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { format } from "./solve.ts";

const isLarge = (apples: number): boolean => apples > 1;

/** Programs for misère Nim that ask whether a row is large, and then whether the nim-sum is 0. */
export function misereMistakes(say: (winner: Winner) => string): readonly KnownMistake<Case>[] {
  const bySum = (
    id: string,
    start: () => (rows: Case) => boolean,
    sumOf: (rows: Case) => number = nimSum,
  ): KnownMistake<Case> => ({
    id,
    start: () => {
      const hasLarge = start();
      return (rows) => say(hasLarge(rows) === (sumOf(rows) !== 0) ? "first" : "second");
    },
  });
  return [
    bySum("normal", () => () => true),
    bySum("turn-round", () => () => false),
    bySum("all-large", () => (rows) => rows.every(isLarge)),
    bySum("flag-overwritten", () => (rows) => rows.slice(-1).some(isLarge)),
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
}

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
  mistakes: misereMistakes(format),
});
