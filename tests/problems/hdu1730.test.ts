import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { northcottOutcomes } from "../../src/games/rulesets/northcott-outcomes.ts";
import { hdu1730, type Case } from "../../src/problems/hdu1730/problem.ts";
import { numberOfRuns } from "../support/extent.ts";
import { explainInEnglish, outcomeByDefinition } from "../support/by-rules.ts";

/** The squares of the two pieces, the mover's first. */
type Row = readonly [own: number, other: number];

/** Numbers of rows and squares of boards that are small enough to decide every position. */
const boards = [
  [1, 6],
  [2, 5],
  [2, 6],
  [3, 4],
] as const;

describe("hdu1730", () => {
  test.each(boards)(
    "verdicts and winning moves on %d rows by %d squares equal those of retrograde analysis",
    (height, width) => {
      const positions = northcottOutcomes(height, width);
      const outcomes = new Map(positions.map(({ rows, outcome }) => [nameOf(rows), outcome]));
      for (const { rows, outcome } of positions) {
        const board = boardOf(width, rows);
        expect(outcome, nameOf(rows)).toBe(hdu1730.solve(board) === "first" ? "N" : "P");
        const reached = explainInEnglish(hdu1730, board).winningMoves.map(({ row, after }) =>
          nameOf(rows.with(row, asRow(after.value))),
        );
        const wins = optionsByTheRules(rows, width)
          .filter((option) => outcomes.get(nameOf(option.map(swapped))) === "P")
          .map(nameOf);
        expect(reached.sort()).toEqual(wins.sort());
      }
    },
  );

  // The statement allows any number of blank lines between cases, and the input ends with the file.
  test.each([3, 4, 100])("%d printed cases have 0, 1 or 3 blank lines between them, and some at the end", (count) => {
    const input = hdu1730.print(Array.from({ length: count }, () => boardOf(6, [[1, 4]])));
    const gaps = input.split("1 6\n1 4\n").slice(1);
    const between = count === 3 ? ["\n", ""] : ["\n", "", "\n\n\n"];
    expect(new Set(gaps.slice(0, -1))).toEqual(new Set(between));
    expect(gaps.at(-1)).toMatch(/^\n+$/);
  }); // prettier-ignore

  test("the game of the statement's story, in which either piece moves only left, has the same winner", () => {
    const isP = outcomeByDefinition(leftwardOptions);
    const row = fc
      .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
      .filter(([own, other]) => own !== other);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 2 }), (rows) => {
        expect(hdu1730.solve(boardOf(8, rows))).toBe(isP(rows) ? "second" : "first");
      }),
      { numRuns: numberOfRuns(3000) },
    );
  });
});

function boardOf(squares: number, rows: readonly Row[]): Case {
  return {
    squares,
    own: Uint8Array.from(rows, ([own]) => own),
    other: Uint8Array.from(rows, ([, other]) => other),
  };
}

/** The mover's piece moves any distance along its row, in either direction, not onto or past the other. */
function optionsByTheRules(rows: readonly Row[], width: number): readonly (readonly Row[])[] {
  return rows.flatMap(([own, other], index) => {
    const reached: Row[] = [];
    for (let to = own - 1; to >= 1 && to !== other; to--) reached.push([to, other]);
    for (let to = own + 1; to <= width && to !== other; to++) reached.push([to, other]);
    return reached.map((row) => rows.with(index, row));
  });
}

function leftwardOptions(rows: readonly Row[]): readonly (readonly Row[])[] {
  return rows.flatMap(([own, other], index) => {
    const reached: Row[] = [];
    for (let to = own - 1; to >= 1 && to !== other; to--) reached.push([to, other]);
    for (let to = other - 1; to >= 1 && to !== own; to--) reached.push([own, to]);
    return reached.map((row) => rows.with(index, row));
  });
}

function swapped([own, other]: Row): Row {
  return [other, own];
}

function nameOf(rows: readonly Row[]): string {
  return rows.map((row) => row.join(" ")).join(",");
}

function asRow(text: string): Row {
  const [own = 0, other = 0] = text.split(" ").map(Number);
  return [own, other];
}
