import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";
import { print } from "./print.ts";

const { heaps, heap } = limits;

/** The statement bounds a case but not their count; the largest input here is about 1 MB. */
export const generate: Generate = {
  tiny: (random) => print(cases(random, 3, 1, 3, 5)),
  random: (random) => print(cases(random, 10, 1, 20, heap.max)),
  largest: (random) => print(cases(random, 100, heaps.max, heaps.max, heap.max)),
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
      randomInteger(random, heap.min, largest),
    ),
  );
}
