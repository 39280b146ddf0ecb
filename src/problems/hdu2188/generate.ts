import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { type Case, limits, print } from "./input.ts";

const { goal, most } = limits;

/** The statement bounds the numbers but not the count of cases; the largest input here is about 700 kB. */
export const generate: Generate = {
  tiny: (random) => print(cases(random, 10, 12, 5)),
  random: (random) => print(cases(random, 20, goal.max, most.max)),
  largest: (random) => print(cases(random, 100_000, goal.max, most.max)),
};

function cases(random: () => number, count: number, far: number, much: number): readonly Case[] {
  return Array.from({ length: count }, () => ({
    goal: randomInteger(random, goal.min, far),
    most: randomInteger(random, most.min, much),
  }));
}
