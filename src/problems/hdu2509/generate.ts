import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";
import { print } from "./print.ts";

const { rows, apples } = limits;

/** The statement bounds a case but not their count; the largest input here is about 300 kB. */
export const generate: Generate = {
  tiny: (random) => print(cases(random, 5, 1, 3, 4)),
  random: (random) => print(cases(random, 10, 1, 10, apples.max)),
  largest: (random) => print(cases(random, 1000, rows.max, rows.max, apples.max)),
};

function cases(
  random: () => number,
  count: number,
  fewest: number,
  most: number,
  largest: number,
): readonly Case[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: randomInteger(random, fewest, most) }, () =>
      randomInteger(random, apples.min, largest),
    ),
  );
}
