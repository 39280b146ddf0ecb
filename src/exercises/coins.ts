import { mockTurtles } from "../games/rulesets/coin-games.ts";
import { nimProduct } from "../games/theory/nim-product.ts";
import { nimSum } from "../games/theory/numbers.ts";
import type { Outcome } from "../games/theory/ruleset.ts";
import { mistake } from "../judge/task.ts";
import { randomInteger } from "../problems/generate.ts";
import { withoutCarry, withoutHalf } from "../problems/hdu3404/mistakes.ts";
import { drawList, asCalls, lists, outcomeOfValue, type Numbers } from "./cases.ts";
import { exercise } from "./exercise.ts";

type Heads = readonly [heads: Numbers];

const MAX_COIN = 10 ** 8;

const letterBy = (heads: Iterable<number>, valueOf: (coin: number) => number): Outcome =>
  outcomeOfValue(nimSum([...heads].map(valueOf)));

const valueOf = (coin: number): number => mockTurtles.coinValue(coin);

export const mockLetter = exercise<Heads>({
  entry: "mockLetter",
  answer: ([heads]) => letterBy(new Set(heads), valueOf),
  samples: [[[1, 2, 5, 6]], [[5, 5]], [[0, 2]]],
  small: asCalls(() => [...lists([0, 1, 2, 3], 5), ...lists([4], 4)]),
  draw: (random) => [drawList(random, 4, 40)],
  largest: (random) => [
    [drawList(random, 100, MAX_COIN)],
    [[2 ** 20 + 1, 2 ** 20 + 2, 2 ** 21 + 5, 2 ** 21 + 6]],
    [[MAX_COIN, MAX_COIN]],
    [[]],
  ],
  mistakes: [
    mistake("listed-twice", ([heads]) => letterBy(heads, valueOf)),
    mistake("as-turtles", ([heads]) => letterBy(new Set(heads), (coin) => coin + 1)),
    mistake("evil", ([heads]) => letterBy(new Set(heads), (coin) => nimSum([valueOf(coin), 1]))),
  ],
});

type Factors = readonly [a: number, b: number];

const MAX_FACTOR = 2 ** 16 - 1;

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
    [MAX_FACTOR, MAX_FACTOR],
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
