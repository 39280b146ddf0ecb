import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { type Case, limits, print } from "./input.ts";
import { countedNimSum, inOrder } from "./solve.ts";

const { tests, pieces, square } = limits;

/** The largest input is about 100 kB. */
export const generate: Generate = {
  tiny: (random) => print(strips(3, () => strip(random, randomInteger(random, 1, 4), 8))),
  random: (random) =>
    print(
      strips(10, () => evened(random, strip(random, randomInteger(random, 1, 100), square.max))),
    ),
  largest: (random) =>
    print(strips(tests.max, () => evened(random, strip(random, pieces.max, square.max)))),
};

/** A strip, and in about every other case its last piece moved on so far that the first player loses. */
function evened(random: () => number, squares: Case): Case {
  const last = Math.max(...squares);
  const others = squares.filter((at) => at !== last);
  const before = Math.max(0, ...others);
  const to = before + 1 + (countedNimSum(inOrder(squares)) ^ (last - before - 1));
  return to <= square.max && random() < 0.5 ? squares.with(squares.indexOf(last), to) : squares;
}

function strips(count: number, make: () => Case): readonly Case[] {
  return Array.from({ length: count }, make);
}

function strip(random: () => number, count: number, length: number): Case {
  const squares = new Set<number>();
  while (squares.size < count) squares.add(randomInteger(random, 1, length));
  return [...squares];
}
