import type { Slip } from "../../judging/task.ts";
import { nimSum } from "../../theory/nim-sum.ts";
import type { Case } from "./input.ts";
import { format } from "./solve.ts";

const isLarge = (apples: number): boolean => apples > 1;

/** A program that asks whether a row is large, and then whether the nim-sum is 0. */
function bySum(
  id: string,
  start: () => (rows: Case) => boolean,
  sumOf: (rows: Case) => number = nimSum,
): Slip<Case> {
  return {
    id,
    start: () => {
      const hasLarge = start();
      return (rows) => format(hasLarge(rows) === (sumOf(rows) !== 0) ? "first" : "second");
    },
  };
}

/** Programs that are wrong, each by one mistake. */
export const slips: readonly Slip<Case>[] = [
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
