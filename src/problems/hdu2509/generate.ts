import type { Generate } from "../problem.ts";
import { randomLists } from "../random-lists.ts";
import { limits, print } from "./input.ts";

const { rows, apples } = limits;

/** The statement bounds a case but not their count; the largest input here is about 300 kB. */
export const generate: Generate = {
  tiny: (random) => print(randomLists(random, 5, { min: 1, max: 3 }, { min: apples.min, max: 4 })),
  random: (random) => print(randomLists(random, 10, { min: 1, max: 10 }, apples)),
  largest: (random) => print(randomLists(random, 1000, { min: rows.max, max: rows.max }, apples)),
};
