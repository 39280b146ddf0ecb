import { mex, nimSum } from "../../games/theory/numbers.ts";
import { problemTask } from "../task.ts";
import { bitOf, hdu5724, squaresOf, type Case } from "./problem.ts";
import { rowTask } from "./row-task.ts";
import { rowOptions, width } from "./rows.ts";
import { rowValue } from "./solve.ts";

/** Returns a program that takes the nim-sum of a value of each row; each start of the program calls `start`. */
const byRow = (start: () => (row: number) => number) => ({
  start: () => {
    const value = start();
    return (rows: Case) => rows.reduce((sum, row) => sum ^ value(row), 0) !== 0;
  },
});

/** Returns a memoised function that computes the value of a row. */
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

/** The values of all rows if a piece jumps over at most one other. One row may need most of them. */
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

/** Returns the number of empty squares on the right of each piece of a row. */
const emptyOnRight = (row: number): readonly number[] =>
  squaresOf(row).map((square) => squaresOf(~row & (bitOf(square) - 1)).length);

/** Returns the row with its left and right ends exchanged. */
const mirrored = (row: number): number =>
  squaresOf(row).reduce((mask, square) => mask | bitOf(width + 1 - square), 0);

export const task = problemTask(hdu5724, {
  ...rowTask,
  mistakes: {
    // An option is then a larger number, whose entry is still 0 when the table is filled upwards.
    "left-end-last": byRow(() => (row) => (rowOptions(row).length > 0 ? 1 : 0)),
    "shared-marks": {
      ...byRow(() => {
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
      // If small rows come first, a deeper call returns before it changes the marks.
      shows: [[bitOf(width - 2)]],
    },
    // The mex over all rows so far never decreases: it grows at three of every eight rows.
    "not-cleared": byRow(() => (row) => 3 * (row >> 3) + ((row >> 1) & 3)),
    "marks-for-rows": byRow(() => searched(rowOptions, (values) => Math.min(mex(values), 8))),
    // Every sequence of such moves has the same length: each piece crosses all empty squares on its right.
    "no-jump": byRow(() => (row) => emptyOnRight(row).reduce((sum, empty) => sum + empty, 0) % 2),
    "one-jump": byRow(() => {
      const values = (oneJump ??= oneJumpValues());
      return (row) => values[row] ?? 0;
    }),
    "piece-heaps": byRow(() => (row) => nimSum(emptyOnRight(row))),
    "square-heaps": byRow(() => (row) => nimSum(squaresOf(row).map((square) => width - square))),
    "plain-nim": byRow(() => (row) => nimSum(squaresOf(row))),
    mirrored: byRow(() => (row) => rowValue(mirrored(row))),
    // In C: row & 1 << i == 0 is row & (1 << i == 0), which is never true: no square is empty, so no move is found.
    precedence: () => false,
    added: (rows) => rows.some((row) => rowValue(row) > 0),
    parity: (rows) => nimSum(rows.map(rowValue)) % 2 === 1,
    "row-by-row": (rows) => rows.some((row) => rowValue(row) > 0),
  },
});
