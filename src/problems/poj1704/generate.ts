import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { type Case, limits, print } from "./input.ts";

const { tests, pieces, square } = limits;

/** The largest input is about 100 kB. */
export const generate: Generate = {
  tiny: (random) => print(strips(3, () => strip(random, randomInteger(random, 1, 4), 8))),
  random: (random) =>
    print(strips(10, () => strip(random, randomInteger(random, 1, 100), square.max))),
  largest: (random) => print(strips(tests.max, () => strip(random, pieces.max, square.max))),
};

function strips(count: number, make: () => Case): readonly Case[] {
  return Array.from({ length: count }, make);
}

function strip(random: () => number, count: number, length: number): Case {
  const squares = new Set<number>();
  while (squares.size < count) squares.add(randomInteger(random, 1, length));
  return [...squares];
}
