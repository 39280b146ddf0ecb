import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hdu5724 } from "../../src/problems/hdu5724/problem.ts";
import { rowTable } from "../../src/problems/hdu5724/row-table.ts";
import { p2575 } from "../../src/problems/p2575/problem.ts";
import { drawn } from "../support/extent.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { known } from "../support/known-values.ts";
import { rulesAlone } from "../support/wins-by-rules.ts";

/** A row as the statement has it: the occupied squares, in increasing order. */
type Row = readonly number[];

const isP = rulesAlone(optionsByTheRules);
const rowOn = (squares: number): fc.Arbitrary<Row> =>
  fc.subarray(Array.from({ length: squares }, (_, index) => 21 - squares + index));
const smallCases = fc.oneof(
  fc.array(rowOn(5), { maxLength: 3 }),
  fc.array(rowOn(8), { maxLength: 2 }),
  fc.array(rowOn(13), { maxLength: 1 }),
);

describe.each([hdu5724, p2575])("$id", (problem) => {
  test("cases are decided, and won, as the rules alone say", () => {
    fc.assert(
      fc.property(smallCases, (rows) => {
        const masks = rows.map(maskOf);
        expect(problem.solve(masks)).toBe(isP(rows) ? "second" : "first");
        const { winningMoves } = explainInEnglish(problem, masks);
        const reached = winningMoves.map(({ row, after }) =>
          rows.with(row, squaresIn(after.value)),
        );
        const wins = optionsByTheRules(rows).filter(isP);
        expect(new Set(reached.map(String))).toEqual(new Set(wins.map(String)));
        expect(reached).toHaveLength(wins.length);
      }),
      { numRuns: drawn(3000) },
    );
  });

  test("of many winning moves a hundred are listed and the rest is counted", () => {
    const { winningMoves, unlistedMoves } = explainInEnglish(
      problem,
      Array.from({ length: 999 }, () => 2),
    );
    expect(winningMoves).toHaveLength(100);
    expect(unlistedMoves).toBe(899);
  });
});

describe("the table of all rows", () => {
  test("begins with the published values", () => {
    const { values } = known("Row chess (HDU 5724), width 10");
    expect([...rowTable().subarray(0, values.length)]).toEqual(values);
  });

  test("has values up to 19, of sum 2569154, 207264 of them 0", () => {
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

/** The statement's sentence, on squares: to the nearest empty square on the right, in the same row. */
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
