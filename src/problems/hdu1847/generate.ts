import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { limits, print } from "./input.ts";

const { min, max } = limits.heap;

/** The statement bounds the heap but not the count of cases; the largest input here is about 400 kB. */
export const generate: Generate = {
  tiny: (random) => print(heaps(random, 10, 20)),
  random: (random) => print(heaps(random, 20, max)),
  largest: (random) => print(heaps(random, 100_000, max)),
};

function heaps(random: () => number, count: number, most: number): readonly number[] {
  return Array.from({ length: count }, () => randomInteger(random, min, most));
}
