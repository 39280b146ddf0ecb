import { type Case, bitOf, listed, squaresOf } from "../hdu5724/problem.ts";
import { width, stairs } from "../hdu5724/rows.ts";
import { problemTask } from "../task.ts";
import { rowsToJudge } from "../hdu5724/rows-to-judge.ts";
import { p2575 } from "./problem.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { format } from "../hdu5724/solve.ts";

/** A program that takes the nim-sum of what it makes of the steps of each row, from the ground up. */
const bySteps = (id: string, value: (steps: readonly number[], row: number) => number) =>
  mistake<Case>(id, (rows) =>
    format(nimSum(rows.map((row) => value(stairs(row), row))) === 0 ? "second" : "first"),
  );

/** The nim-sum of the blocks on the steps that count. */
const sumOf = (
  steps: readonly number[],
  counts: (step: number) => boolean = (step) => step % 2 === 1,
): number => nimSum(steps.filter((_, step) => counts(step)));

/** The value of a row by its squares in the order in which they stand in the list, from its end on. */
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

const mistakes: readonly KnownMistake<Case>[] = [
  bySteps("from-the-left", (steps) => sumOf(steps.toReversed())),
  bySteps("even-steps", (steps) => sumOf(steps, (step) => step > 0 && step % 2 === 0)),
  bySteps("block-number", (steps) => sumOf(steps, (step) => step % 2 === 0)),
  bySteps("all-steps", (steps) => sumOf(steps, (step) => step > 0)),
  bySteps("last-block", (steps, row) => sumOf((row & bitOf(1)) > 0 ? steps.slice(0, -1) : steps)),
  bySteps("gap-as-one", (steps, row) => {
    const blocks = steps.filter((pieces) => pieces > 0);
    return sumOf((row & bitOf(width)) > 0 ? blocks : [0, ...blocks]);
  }),
  bySteps("piece-heaps", (_, row) =>
    nimSum(
      squaresOf(row).map((square) => width - square - squaresOf(row & (bitOf(square) - 1)).length),
    ),
  ),
  bySteps("square-heaps", (_, row) => nimSum(squaresOf(row).map((square) => width - square))),
  bySteps("plain-nim", (_, row) => nimSum(squaresOf(row))),
  {
    id: "unsorted",
    start: () => (rows) =>
      format(nimSum(rows.map((row, at) => unsorted(listed(row, at)))) === 0 ? "second" : "first"),
  },
];

export const task = problemTask<Case, unknown>(p2575, { ...rowsToJudge, mistakes });
