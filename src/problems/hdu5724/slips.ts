import type { Slip } from "../../judging/task.ts";
import { mex } from "../../theory/mex.ts";
import { nimSum } from "../../theory/nim-sum.ts";
import { bitOf, squaresOf, width, type Case } from "./input.ts";
import { rowOptions } from "./row-options.ts";
import { format, rowValue } from "./solve.ts";

/** A program that takes the nim-sum of what a fresh start makes of each row. */
const byRow = (id: string, start: () => (row: number) => number): Slip<Case> => ({
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

/** The rows that are left when a piece goes to the next square, or over at most so many pieces. */
const nearOptions = (jumped: number) => (row: number) =>
  rowOptions(row).filter((option) => {
    const [from = 0] = squaresOf(row & ~option);
    const [to = 0] = squaresOf(option & ~row);
    return to - from - 1 <= jumped;
  });

/** The row with its left and right ends exchanged. */
const mirrored = (row: number): number =>
  squaresOf(row).reduce((mask, square) => mask | bitOf(width + 1 - square), 0);

/** Programs that are wrong, each by one mistake. */
export const slips: readonly Slip<Case>[] = [
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
  byRow("no-jump", () => searched(nearOptions(0))),
  byRow("one-jump", () => searched(nearOptions(1))),
  byRow("piece-heaps", () => (row) => {
    const empty = (right: number): number => squaresOf(~row & (right - 1)).length;
    return squaresOf(row).reduce((sum, square) => sum ^ empty(bitOf(square)), 0);
  }),
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
