import { nimProduct } from "../../games/theory/nim-product.ts";
import { nimSum } from "../../games/theory/numbers.ts";
import { sum } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu3404, limits, type Case, type Place, lightValue, solve } from "./problem.ts";

/** Returns a program with other values, or another sum of them. */
const byValues =
  (
    valueOf: (x: number, y: number) => number,
    sumOf: (values: readonly number[]) => number = nimSum,
  ) =>
  (lights: Case): boolean =>
    sumOf(lights.map(([x, y]) => valueOf(x, y))) !== 0;

/** Yields all sets of lights after a place, row by row, whose coordinates have this sum. */
function* setsOf(sum: number, [row, column]: Place = [1, 0]): Generator<Case, void, undefined> {
  if (sum === 0) yield [];
  for (let x = row; x < sum; x++) {
    for (let y = x === row ? column + 1 : 1; x + y <= sum; y++) {
      for (const rest of setsOf(sum - x - y, [x, y])) yield [[x, y], ...rest];
    }
  }
}

/** Largest sum of coordinates: that of 8 ⊗ 2 = 4 ⊗ 3, with the smallest power of two that is not a Fermat 2-power. */
const SMALL = 17;

const { lights: counts, place } = limits;
const row = (x: number): Case => Array.from({ length: counts.max }, (_, at) => [x, at + 1]);

export const task = problemTask(hdu3404, {
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
  mistakes: {
    ordinary: byValues((x, y) => x * y),
    "no-carry": byValues(withoutCarry),
    "no-half": byValues((x, y) => withoutHalf(x, y)),
    "any-power": byValues(withAnyPower),
    "zero-based": byValues((x, y) => nimProduct(x - 1, y - 1)),
    "rows-and-columns": byValues((x, y) => nimSum([x, y])),
    added: byValues(nimProduct, sum),
    swapped: (lights) => solve(lights) === "second",
    "sum-kept": {
      start: () => {
        let sum = 0;
        return (lights) => (sum = nimSum([sum, ...lights.map(lightValue)])) !== 0;
      },
    },
  },
});

/** Returns the product of the polynomials whose coefficients are the binary digits, without reduction. */
export function withoutCarry(a: number, b: number): number {
  let product = 0;
  for (let power = 1, left = b; left > 0; power *= 2, left = Math.floor(left / 2))
    if (left % 2 === 1) product = nimSum([product, a * power]);
  return product;
}

/** Returns the nim-product of factors below 2^(2 · bits) if each Fermat 2-power were its own square. */
export function withoutHalf(a: number, b: number, bits = 8): number {
  if (a <= 1 || b <= 1) return a * b;
  const power = 2 ** bits;
  const [highA, lowA] = [Math.floor(a / power), a % power];
  const [highB, lowB] = [Math.floor(b / power), b % power];
  const low = withoutHalf(lowA, lowB, bits / 2);
  const all = withoutHalf(nimSum([highA, lowA]), nimSum([highB, lowB]), bits / 2);
  return nimSum([power * nimSum([all, low]), low]);
}

/** Returns the nim-product if the rules for Fermat 2-powers applied to every power of two. */
export function withAnyPower(a: number, b: number): number {
  let product = 0;
  for (let i = 1; i <= a; i *= 2) {
    for (let j = 1; j <= b; j *= 2) {
      if ((a & i) === 0 || (b & j) === 0) continue;
      product = nimSum([product, i === j && i > 1 ? 1.5 * i : i * j]);
    }
  }
  return product;
}
