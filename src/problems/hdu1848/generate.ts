import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { type Case, limits, print } from "./input.ts";

const { min, max } = limits.heap;

/** The statement bounds the heaps but not the count of cases; the largest input here is about 1 MB. */
export const generate: Generate = {
  tiny: (random) => print(cases(random, 20, min, 8)),
  random: (random) => print(cases(random, 20, min, max)),
  largest: (random) => print(cases(random, 100_000, max - 100, max)),
};

function cases(random: () => number, count: number, least: number, most: number): readonly Case[] {
  const heap = (): number => randomInteger(random, least, most);
  return Array.from({ length: count }, () => [heap(), heap(), heap()]);
}
