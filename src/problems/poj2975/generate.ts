import type { Generate } from "../problem.ts";
import { randomLists } from "../random-lists.ts";
import { limits, print } from "./input.ts";

const { heaps, heap } = limits;

/** The statement bounds a case but not their count; the largest input here is about 1 MB. */
export const generate: Generate = {
  tiny: (random) => print(randomLists(random, 3, { min: 1, max: 3 }, { min: heap.min, max: 5 })),
  random: (random) => print(randomLists(random, 10, { min: 1, max: 20 }, heap)),
  largest: (random) => print(randomLists(random, 100, { min: heaps.max, max: heaps.max }, heap)),
};
