import { mockTurtles } from "../games/rulesets/coin-games.ts";
import { nimProduct } from "../games/theory/nim-product.ts";
import { nimSum } from "../games/theory/nim-sum.ts";
import type { Outcome } from "../games/theory/ruleset.ts";
import { mistake } from "../judge/task.ts";
import { randomInteger } from "../problems/generate.ts";
import { drawList, each, lists, type Numbers } from "./cases.ts";
import { exercise } from "./exercise.ts";

type Heads = readonly [heads: Numbers];

const MOST_COIN = 10 ** 8;

const letterBy = (heads: Iterable<number>, valueOf: (coin: number) => number): Outcome =>
  nimSum([...heads].map(valueOf)) === 0 ? "P" : "N";

const valueOf = (coin: number): number => mockTurtles.coinValue(coin);

export const mockLetter = exercise<Heads>({
  entry: "mockLetter",
  answer: ([heads]) => letterBy(new Set(heads), valueOf),
  samples: [[[1, 2, 5, 6]], [[5, 5]], [[0, 2]]],
  small: each(() => [...lists([0, 1, 2, 3], 5), ...lists([4], 4)]),
  draw: (random) => [drawList(random, 4, 40)],
  largest: (random) => [
    [drawList(random, 100, MOST_COIN)],
    [[2 ** 20 + 1, 2 ** 20 + 2, 2 ** 21 + 5, 2 ** 21 + 6]],
    [[MOST_COIN, MOST_COIN]],
    [[]],
  ],
  mistakes: [
    mistake("listed-twice", ([heads]) => letterBy(heads, valueOf)),
    mistake("as-turtles", ([heads]) => letterBy(new Set(heads), (coin) => coin + 1)),
    mistake("always-odd", ([heads]) => letterBy(new Set(heads), (coin) => 2 * coin + 1)),
    mistake("evil", ([heads]) => letterBy(new Set(heads), (coin) => nimSum([valueOf(coin), 1]))),
  ],
});

type Factors = readonly [a: number, b: number];

const MOST_FACTOR = 2 ** 16 - 1;

/** The product of polynomials whose coefficients are the binary digits, without a remainder. */
function withoutCarry(a: number, b: number): number {
  let product = 0;
  for (let power = 1, left = b; left > 0; power *= 2, left = Math.floor(left / 2))
    if (left % 2 === 1) product = nimSum([product, a * power]);
  return product;
}

/** The nim-product for factors below 2^(2 · bits), if the square of each Fermat 2-power were that power itself. */
function withoutHalf(a: number, b: number, bits = 8): number {
  if (a <= 1 || b <= 1) return a * b;
  const power = 2 ** bits;
  const [highA, lowA] = [Math.floor(a / power), a % power];
  const [highB, lowB] = [Math.floor(b / power), b % power];
  const low = withoutHalf(lowA, lowB, bits / 2);
  const all = withoutHalf(nimSum([highA, lowA]), nimSum([highB, lowB]), bits / 2);
  return nimSum([power * nimSum([all, low]), low]);
}

const drawFactor = (random: () => number, bits: number): number =>
  randomInteger(random, 0, 2 ** bits - 1);

export const timesNim = exercise<Factors>({
  entry: "timesNim",
  answer: ([a, b]) => nimProduct(a, b),
  samples: [
    [2, 2],
    [4, 4],
    [3, 6],
  ],
  *small() {
    for (const [a = 0, b = 0] of lists([2], 17)) yield [a, b];
  },
  draw: (random) => [drawFactor(random, 8), drawFactor(random, 8)],
  largest: (random) => [
    [MOST_FACTOR, MOST_FACTOR],
    [256, 256],
    ...Array.from({ length: 30 }, (): Factors => [drawFactor(random, 16), drawFactor(random, 16)]),
  ],
  mistakes: [
    mistake("ordinary", ([a, b]) => a * b),
    mistake("as-sum", ([a, b]) => nimSum([a, b])),
    mistake("no-carry", ([a, b]) => withoutCarry(a, b)),
    mistake("no-half", ([a, b]) => withoutHalf(a, b)),
  ],
});
