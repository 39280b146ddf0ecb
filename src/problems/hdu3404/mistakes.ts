import { nimProduct } from "../../games/theory/nim-product.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { listNumbers, problemTask, shorterLists } from "../task.ts";
import { hdu3404, limits, type Case, type Place } from "./problem.ts";
import { format, lightValue, solve } from "./solve.ts";
import { withAnyPower, withoutCarry, withoutHalf } from "./wrong-products.ts";

/** A program with other values, or another sum of them. */
const byValues = (
  id: string,
  valueOf: (x: number, y: number) => number,
  sumOf: (values: readonly number[]) => number = nimSum,
): KnownMistake<Case> =>
  mistake(id, (lights) =>
    format(sumOf(lights.map(([x, y]) => valueOf(x, y))) === 0 ? "second" : "first"),
  );

/** All sets of lights whose coordinates have a sum, after a light in the order of rows. */
function* setsOf(sum: number, [row, column]: Place = [1, 0]): Generator<Case, void, undefined> {
  if (sum === 0) yield [];
  for (let x = row; x < sum; x++) {
    for (let y = x === row ? column + 1 : 1; x + y <= sum; y++) {
      for (const rest of setsOf(sum - x - y, [x, y])) yield [[x, y], ...rest];
    }
  }
}

/** The largest sum of coordinates: 8 ⊗ 2 = 4 ⊗ 3 has the smallest product of a power of two that is no Fermat 2-power. */
const SMALL = 17;

/** Coordinates in pairs, where no pair comes twice. */
function lightsOf(coordinates: readonly number[]): Case | undefined {
  const lights: Place[] = [];
  for (let at = 0; at + 1 < coordinates.length; at += 2)
    lights.push([coordinates[at] ?? 1, coordinates[at + 1] ?? 1]);
  return new Set(lights.map(String)).size === lights.length ? lights : undefined;
}

const { tests, lights: counts, place } = limits;
const row = (x: number): Case => Array.from({ length: counts.max }, (_, at) => [x, at + 1]);

export const task = problemTask<Case, unknown>(hdu3404, {
  entry: "winner",
  pass: (lights) => [lights],
  *small() {
    for (let sum = 0; sum <= SMALL; sum++) yield* setsOf(sum);
  },
  edges: [
    [[place.max, place.max]],
    [
      [place.max, place.max - 1],
      [place.max - 1, place.max],
    ],
    [
      [256, 256],
      [1, nimProduct(256, 256)],
    ],
    [
      [4096, 2],
      [2, 4096],
    ],
    row(1),
    row(place.max),
  ],
  simpler: shorterLists,
  numbers: (lights) => listNumbers(lights.flat(), place.min, lightsOf),
  most: tests.max,
  mistakes: [
    byValues("ordinary", (x, y) => x * y),
    byValues("no-carry", withoutCarry),
    byValues("no-half", (x, y) => withoutHalf(x, y)),
    byValues("any-power", withAnyPower),
    byValues("zero-based", (x, y) => nimProduct(x - 1, y - 1)),
    byValues("rows-and-columns", (x, y) => nimSum([x, y])),
    byValues("added", nimProduct, (values) => values.reduce((sum, value) => sum + value, 0)),
    mistake("swapped", (lights) => format(solve(lights) === "first" ? "second" : "first")),
    {
      id: "sum-kept",
      start: () => {
        let sum = 0;
        return (lights) => {
          sum = nimSum([sum, ...lights.map(lightValue)]);
          return format(sum === 0 ? "second" : "first");
        };
      },
    },
  ],
});
