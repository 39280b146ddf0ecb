import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { itemAt } from "../../theory/item-at.ts";
import { type Case, limits, print } from "./input.ts";
import { gap } from "./solve.ts";

const { rows, squares } = limits;

/** The statement bounds a case but not their count; the largest input here is about 600 kB. */
export const generate: Generate = {
  tiny: (random) => print(cases(random, 3, 2, 5)),
  random: (random) => print(cases(random, 10, 20, squares.max)),
  largest: (random) =>
    print(Array.from({ length: 100 }, () => board(random, rows.max, squares.max))),
};

function cases(
  random: () => number,
  count: number,
  height: number,
  width: number,
): readonly Case[] {
  return Array.from({ length: count }, () =>
    board(random, randomInteger(random, 1, height), randomInteger(random, squares.min, width)),
  );
}

/** Pieces anywhere; in about every other board the last row, if it is wide enough, makes the nim-sum 0. */
function board(random: () => number, height: number, width: number): Case {
  const own = Uint8Array.from({ length: height }, () => randomInteger(random, 1, width));
  const other = own.map((taken) => {
    const free = randomInteger(random, 1, width - 1);
    return free < taken ? free : free + 1;
  });
  const last = height - 1;
  const wanted = own
    .subarray(0, last)
    .reduce((sum, taken, row) => sum ^ gap(taken, itemAt(other, row)), 0);
  if (wanted <= width - 2 && random() < 0.5) {
    own[last] = randomInteger(random, 1, width - 1 - wanted);
    other[last] = itemAt(own, last) + wanted + 1;
  }
  return { squares: width, own, other };
}
