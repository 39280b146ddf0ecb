import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { type Case, limits, print, width } from "./input.ts";

const full = 2 ** width - 1;

/** In the largest input every row is full, or full except for its right end: about 5 MB. */
export const generate: Generate = {
  tiny: (random) => print(cases(random, 3, 2, 5)),
  random: (random) => print(cases(random, 10, 20, width)),
  largest: (random) =>
    print(
      Array.from({ length: limits.tests.max }, () =>
        Array.from({ length: limits.rows.max }, () => full - randomInteger(random, 0, 1)),
      ),
    ),
};

/** Up to `most` rows a case, with pieces on the last squares only. */
function cases(
  random: () => number,
  count: number,
  most: number,
  squares: number,
): readonly Case[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: randomInteger(random, 1, most) }, () =>
      randomInteger(random, 0, 2 ** squares - 1),
    ),
  );
}
