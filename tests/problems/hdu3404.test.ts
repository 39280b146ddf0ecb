import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hdu3404, type Case, type Place } from "../../src/problems/hdu3404/problem.ts";
import { byRules, checkRandomCases, explainInEnglish } from "../support/by-rules.ts";

/** A grid of lights: whether each is on. */
type Grid = readonly (readonly boolean[])[];

const [ROWS, COLUMNS] = [3, 4];
const smallCases = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 1, max: ROWS }), fc.integer({ min: 1, max: COLUMNS })),
  { maxLength: 8, selector: String },
);

/** Returns the places in a text such as "(3, 1) + (1, 2)". */
const placesIn = (text: string): Case =>
  [...text.matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe("hdu3404", () => {
  test("verdicts and winning moves on a small grid equal those of a search", () => {
    const check = byRules<Case, Grid>(hdu3404, {
      options: optionsByTheRules,
      start: gridOf,
      left: (grid, { sentence, before, after }) => {
        const corners = [before, after].flatMap(({ value }) => placesIn(value));
        expect(placesIn(sentence)).toEqual(corners);
        return switched(grid, corners);
      },
    });
    checkRandomCases(smallCases, check, 1000);
  });

  test("the listed moves for distant lights leave a lost case", () => {
    const lights = [...new Array(1000).keys()].map((at): Place => [10_000 - 9 * at, 9000 + at]);
    for (const { row, after } of explainInEnglish(hdu3404, lights).winningMoves)
      expect(hdu3404.solve(lights.toSpliced(row, 1, ...placesIn(after.value)))).toBe("second");
  });
});

function gridOf(lights: Case): Grid {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) =>
      lights.some(([x, y]) => x === row + 1 && y === column + 1),
    ),
  );
}

/** Switches each place once, even if the corners of a line name it twice. */
function switched(grid: Grid, places: Case): Grid {
  const chosen = new Set(places.map(String));
  return grid.map((line, row) =>
    line.map((isOn, column) => isOn !== chosen.has(`${row + 1},${column + 1}`)),
  );
}

/** A move switches the corners of a rectangle whose last corner is on. */
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
