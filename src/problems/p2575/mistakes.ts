import { nimSum } from "../../games/theory/numbers.ts";
import { bitOf, listed, squaresOf, type Case } from "../hdu5724/problem.ts";
import { rowTask } from "../hdu5724/row-task.ts";
import { stairs, width } from "../hdu5724/rows.ts";
import { problemTask } from "../task.ts";
import { p2575 } from "./problem.ts";

/** Returns a program that takes the nim-sum of a value of each row, computed from its steps, the ground first. */
const bySteps =
  (value: (steps: readonly number[], row: number) => number) =>
  (rows: Case): boolean =>
    nimSum(rows.map((row) => value(stairs(row), row))) !== 0;

/** Returns the nim-sum of the blocks on the steps that count. */
const sumOf = (
  steps: readonly number[],
  counts: (step: number) => boolean = (step) => step % 2 === 1,
): number => nimSum(steps.filter((_, step) => counts(step)));

/** Computes the value of a row from its squares in the order of the list, beginning at its end. */
function unsorted(squares: readonly number[]): number {
  let sum = 0;
  let block = 0;
  let right = width + 1;
  let step = 0;
  for (const square of squares.toReversed()) {
    if (square !== right - 1) {
      if (step % 2 !== 0) sum ^= block;
      step += right - square - 1;
      block = 0;
    }
    block++;
    right = square;
  }
  return step % 2 === 0 ? sum : sum ^ block;
}

export const task = problemTask(p2575, {
  ...rowTask,
  mistakes: {
    "from-the-left": bySteps((steps) => sumOf(steps.toReversed())),
    "even-steps": bySteps((steps) => sumOf(steps, (step) => step > 0 && step % 2 === 0)),
    "block-number": bySteps((steps) => sumOf(steps, (step) => step % 2 === 0)),
    "all-steps": bySteps((steps) => sumOf(steps, (step) => step > 0)),
    "last-block": bySteps((steps, row) => sumOf((row & bitOf(1)) > 0 ? steps.slice(0, -1) : steps)),
    "gap-as-one": bySteps((steps, row) => {
      const blocks = steps.filter((pieces) => pieces > 0);
      return sumOf((row & bitOf(width)) > 0 ? blocks : [0, ...blocks]);
    }),
    "piece-heaps": bySteps((_, row) =>
      nimSum(
        squaresOf(row).map(
          (square) => width - square - squaresOf(row & (bitOf(square) - 1)).length,
        ),
      ),
    ),
    "square-heaps": bySteps((_, row) => nimSum(squaresOf(row).map((square) => width - square))),
    "plain-nim": bySteps((_, row) => nimSum(squaresOf(row))),
    unsorted: (rows) => nimSum(rows.map((row, at) => unsorted(listed(row, at)))) !== 0,
  },
});
