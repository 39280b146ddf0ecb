import { type Case, hdu5724, bitOf, squaresOf } from "./problem.ts";
import { width, rowOptions } from "./rows.ts";
import { problemTask } from "../task.ts";
import { rowsToJudge } from "./rows-to-judge.ts";
import type { KnownMistake } from "../../judge/task.ts";
import { mex } from "../../games/theory/mex.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { format, rowValue } from "./solve.ts";

/** A program that takes the nim-sum of what a fresh start makes of each row. */
const byRow = (id: string, start: () => (row: number) => number): KnownMistake<Case> => ({
  id,
  start: () => {
    const value = start();
    return (rows) => format(rows.reduce((sum, row) => sum ^ value(row), 0) ? "first" : "second");
  },
});

/** The value of a row, found when it is asked for and remembered. */
function searched(
  optionsOf: (row: number) => readonly number[],
  least: (values: readonly number[]) => number = mex,
): (row: number) => number {
  const known = new Map<number, number>();
  const value = (row: number): number => {
    const found = known.get(row) ?? least(optionsOf(row).map(value));
    known.set(row, found);
    return found;
  };
  return value;
}

/** The values of all rows where a piece jumps over one other at most: found once, since one row may need most of them. */
let oneJump: Uint8Array | undefined;

function oneJumpValues(): Uint8Array {
  const values = new Uint8Array(2 ** width);
  for (let row = 0; row < values.length; row++) {
    let [seen, empty, jumped] = [0, 0, 0];
    for (let bit = 1; bit <= row; bit <<= 1) {
      if ((row & bit) === 0) [empty, jumped] = [bit, 0];
      else if (jumped++ <= 1 && empty > 0) seen |= 1 << (values[row ^ bit ^ empty] ?? 0);
    }
    values[row] = 31 - Math.clz32(~seen & (seen + 1));
  }
  return values;
}

/** For each piece of a row, the number of empty squares on its right. */
const emptyOnRight = (row: number): readonly number[] =>
  squaresOf(row).map((square) => squaresOf(~row & (bitOf(square) - 1)).length);

/** The row with its left and right ends exchanged. */
const mirrored = (row: number): number =>
  squaresOf(row).reduce((mask, square) => mask | bitOf(width + 1 - square), 0);

export const mistakes: readonly KnownMistake<Case>[] = [
  // An option is a larger number then, and still reads 0 when the table comes by.
  byRow("left-end-last", () => (row) => (rowOptions(row).length > 0 ? 1 : 0)),
  {
    ...byRow("shared-marks", () => {
      const known = new Map<number, number>();
      const seen = new Set<number>();
      const value = (row: number): number => {
        const before = known.get(row);
        if (before !== undefined) return before;
        seen.clear();
        for (const option of rowOptions(row)) seen.add(value(option));
        const found = mex(seen);
        known.set(row, found);
        return found;
      };
      return value;
    }),
    // Asked from small rows on, a deeper call returns before it touches the marks.
    shows: [[bitOf(width - 2)]],
  },
  // The mex over all rows so far never falls: it grows at three of every eight.
  byRow("not-cleared", () => (row) => 3 * (row >> 3) + ((row >> 1) & 3)),
  byRow("marks-for-rows", () => searched(rowOptions, (values) => Math.min(mex(values), 8))),
  // Every order of such moves is as long: each piece goes over all empty squares on its right.
  byRow("no-jump", () => (row) => emptyOnRight(row).reduce((sum, empty) => sum + empty, 0) % 2),
  byRow("one-jump", () => {
    const values = (oneJump ??= oneJumpValues());
    return (row) => values[row] ?? 0;
  }),
  byRow("piece-heaps", () => (row) => nimSum(emptyOnRight(row))),
  byRow("square-heaps", () => (row) => nimSum(squaresOf(row).map((square) => width - square))),
  byRow("plain-nim", () => (row) => nimSum(squaresOf(row))),
  byRow("mirrored", () => (row) => rowValue(mirrored(row))),
  // In C: row & 1 << i == 0 is row & (1 << i == 0), and never true: no square is empty, and no move is found.
  byRow("precedence", () => () => 0),
  {
    id: "added",
    start: () => (rows) =>
      format(rows.reduce((sum, row) => sum + rowValue(row), 0) > 0 ? "first" : "second"),
  },
  {
    id: "parity",
    start: () => (rows) => format(nimSum(rows.map(rowValue)) % 2 === 1 ? "first" : "second"),
  },
  {
    id: "row-by-row",
    start: () => (rows) => format(rows.some((row) => rowValue(row) > 0) ? "first" : "second"),
  },
];

export const task = problemTask<Case, unknown>(hdu5724, { ...rowsToJudge, mistakes });
