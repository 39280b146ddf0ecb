import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { type Case, limits, print } from "./input.ts";

/** The largest input is 20 full trees: about 26 MB. */
export const generate: Generate = {
  tiny: (random) => print(trees(3, () => tree(random, randomInteger(random, 1, 3), 0, 2))),
  random: (random) =>
    print(trees(5, () => tree(random, randomInteger(random, 1, 8), 0, limits.stones.max))),
  largest: (random) =>
    print(
      trees(limits.tests.max, () =>
        tree(random, limits.levels.max, 900_000_000, limits.stones.max),
      ),
    ),
};

function trees(count: number, make: () => Case): readonly Case[] {
  return Array.from({ length: count }, make);
}

function tree(random: () => number, height: number, least: number, most: number): Case {
  return Array.from({ length: height }, (_, level) =>
    Int32Array.from({ length: 2 ** level }, () => randomInteger(random, least, most)),
  );
}
