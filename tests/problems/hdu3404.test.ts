import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nimProduct } from "../../src/games/theory/nim-product.ts";
import { nimSum } from "../../src/games/theory/numbers.ts";
import {
  quotients,
  hdu3404,
  type Case,
  type Place,
  lightValue,
} from "../../src/problems/hdu3404/problem.ts";
import { byRules, checkDrawn, explainInEnglish } from "../support/by-rules.ts";

/** A grid of lights: whether each is on. */
type Grid = readonly (readonly boolean[])[];

const [ROWS, COLUMNS] = [3, 4];
const smallCases = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 1, max: ROWS }), fc.integer({ min: 1, max: COLUMNS })),
  { maxLength: 8, selector: String },
);

/** The places in a text: "(3, 1) + (1, 2)". */
const placesIn = (text: string): Case =>
  [...text.matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe("hdu3404", () => {
  test("lights are decided, and won, as switching them by the rules alone says", () => {
    const check = byRules<Case, Grid>(hdu3404, {
      options: optionsByTheRules,
      start: gridOf,
      left: (grid, { say, before, after }) => {
        const corners = [before, after].flatMap(({ value }) => placesIn(value));
        expect(placesIn(say)).toEqual(corners);
        return switched(grid, corners);
      },
    });
    checkDrawn(smallCases, check, 1000);
  });

  test("a quotient times its divisor is the dividend", () => {
    for (const dividend of [1, 2, 258, 9999, 65_535]) {
      const by = quotients(dividend, 2 ** 16);
      expect(by).toHaveLength(65_536);
      for (let divisor = 1; divisor < by.length; divisor += 7)
        expect(nimProduct(divisor, by[divisor] ?? 0)).toBe(dividend);
    }
  });

  test("of many winning moves a hundred are listed, each of them right", () => {
    const lights = Array.from({ length: 1000 }, (_, at): Place => [10_000 - 9 * at, 9000 + at]);
    const { winningMoves, unlistedMoves = 0, rows } = explainInEnglish(hdu3404, lights);
    expect(winningMoves).toHaveLength(100);
    expect(unlistedMoves).toBeGreaterThan(100);
    const sum = nimSum(lights.map(lightValue));
    for (const { row, before, after } of winningMoves) {
      expect(rows[row]).toMatchObject(before);
      const corners = [before, after].flatMap(({ value }) => placesIn(value));
      expect(nimSum(corners.map(lightValue))).toBe(sum);
      expect(nimSum(corners.slice(1).map(lightValue))).toBe(after.grundy);
    }
  });
});

function gridOf(lights: Case): Grid {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) =>
      lights.some(([x, y]) => x === row + 1 && y === column + 1),
    ),
  );
}

/** Each of the places once, though a rectangle that is a line names them twice. */
function switched(grid: Grid, places: Case): Grid {
  const chosen = new Set(places.map(String));
  return grid.map((line, row) =>
    line.map((isOn, column) => isOn !== chosen.has(`${row + 1},${column + 1}`)),
  );
}

/** For each light that is on, each rectangle of which it is the last corner. */
function optionsByTheRules(grid: Grid): readonly Grid[] {
  const options: Grid[] = [];
  for (let x2 = 1; x2 <= ROWS; x2++) {
    for (let y2 = 1; y2 <= COLUMNS; y2++) {
      if (!grid[x2 - 1]?.[y2 - 1]) continue;
      for (let x1 = 1; x1 <= x2; x1++) {
        for (let y1 = 1; y1 <= y2; y1++)
          options.push(switched(grid, [[x1, y1], [x1, y2], [x2, y1], [x2, y2]])); // prettier-ignore
      }
    }
  }
  return options;
}
