import { nimSum } from "../../theory/nim-sum.ts";
import type { Generate } from "../problem.ts";
import { randomLists } from "../random-lists.ts";
import { limits, print, type Case } from "./input.ts";

const { rows, apples } = limits;

/** The lengths that the statement is sure to mean. */
const lengths = { min: 1, max: apples.max };

/** The statement bounds a case but not their count; the largest input here is about 300 kB. */
export const generate: Generate = {
  tiny: (random) => print(randomLists(random, 5, { min: 1, max: 3 }, { min: apples.min, max: 4 })),
  random: (random) => print(cases(random, 10, { min: 1, max: 10 })),
  largest: (random) => print(cases(random, 1000, { min: rows.max, max: rows.max })),
};

/** Rows of any length, and in about every other case a last one that makes the nim-sum 0. */
function cases(
  random: () => number,
  count: number,
  howMany: { readonly min: number; readonly max: number },
): readonly Case[] {
  return randomLists(random, count, howMany, lengths).map((lists) => {
    const last = nimSum(lists.slice(0, -1));
    const isLength = last >= lengths.min && last <= lengths.max;
    return isLength && random() < 0.5 ? lists.with(-1, last) : lists;
  });
}
