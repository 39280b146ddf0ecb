import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hdu5724, squaresOf } from "../../src/problems/hdu5724/problem.ts";
import { rowTable, rowOptions, stairs } from "../../src/problems/hdu5724/rows.ts";
import { p2575 } from "../../src/problems/p2575/problem.ts";
import { byRules, checkRandomCases } from "../support/by-rules.ts";
import { known } from "../support/known-values.ts";
import { rowValue } from "../../src/problems/p2575/solve.ts";

/** A row as in the statement: the occupied squares, in increasing order. */
type Row = readonly number[];

const rowOn = (squares: number): fc.Arbitrary<Row> =>
  fc.subarray(Array.from({ length: squares }, (_, index) => 21 - squares + index));
const smallCases = fc.oneof(
  fc.array(rowOn(5), { maxLength: 3 }),
  fc.array(rowOn(8), { maxLength: 2 }),
  fc.array(rowOn(13), { maxLength: 1 }),
);

describe.each([hdu5724, p2575])("$id", (problem) => {
  test("verdicts and winning moves equal those of a search", () => {
    const check = byRules<readonly number[], readonly Row[]>(problem, {
      options: optionsByTheRules,
      start: (masks) => masks.map(squaresOf),
      left: (rows, { row, after }) => rows.with(row, squaresIn(after.value)),
    });
    checkRandomCases(smallCases, (rows) => check(rows.map(maskOf)));
  });
});

describe("the table of all rows", () => {
  test("begins with the published values", () => {
    const { values } = known("Row chess (HDU 5724), width 10");
    expect([...rowTable().subarray(0, values.length)]).toEqual(values);
  });

  test("has the maximum 19, the sum 2569154, and 207264 zeros", () => {
    const table = rowTable();
    expect(table).toHaveLength(2 ** 20);
    expect(Math.max(...new Set(table))).toBe(19);
    expect(table.reduce((sum, value) => sum + value, 0)).toBe(2569154);
    expect(table.filter((value) => value === 0)).toHaveLength(207264);
  });
});

function maskOf(row: Row): number {
  return row.reduce((mask, square) => mask + 2 ** (20 - square), 0);
}

function squaresIn(value: string): Row {
  return value === "no pieces" ? [] : value.split(" ").map(Number);
}

/** As in the statement: a piece moves to the nearest empty square on its right, in the same row. */
function optionsByTheRules(rows: readonly Row[]): readonly (readonly Row[])[] {
  return rows.flatMap((row, index) =>
    row.flatMap((square) => {
      let to = square;
      while (row.includes(to)) to++;
      if (to > 20) return [];
      const moved = row.map((other) => (other === square ? to : other)).sort((a, b) => a - b);
      return [rows.with(index, moved)];
    }),
  );
}

const ROWS = 2 ** 20;

describe("a row of pieces as staircase Nim", () => {
  test("the nim-sum of the blocks on odd steps equals the table's value, for all 2^20 rows", () => {
    const table = rowTable();
    for (let row = 0; row < ROWS; row++) {
      if (rowValue(row) !== table[row]) expect.fail(`row ${row.toString(2)}: ${table[row]}`);
    }
  });

  test("the moves of a row are exactly the moves of coins one step down", () => {
    for (let row = 1; row < ROWS; row += 997) {
      const steps = stairs(row);
      const carried = steps.flatMap((coins, step) =>
        step === 0
          ? []
          : Array.from({ length: coins }, (_, index) =>
              steps
                .with(step, coins - index - 1)
                .with(step - 1, (steps[step - 1] ?? 0) + index + 1),
            ),
      );
      const moved = rowOptions(row).map((option) => String(stairs(option)));
      expect(new Set(moved)).toEqual(new Set(carried.map(String)));
      expect(moved).toHaveLength(carried.length);
    }
  });
});
