import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { dateNumber, daysIn, lastDate } from "./calendar.ts";
import { type Case, limits, print } from "./input.ts";

const { year: years } = limits;

/** The statement bounds the dates but not their count; the largest input here is about 1 MB. */
export const generate: Generate = {
  tiny: (random) => print(dates(random, 5, years.max)),
  random: (random) => print(dates(random, 20, years.min)),
  largest: (random) => print(dates(random, 100_000, years.min)),
};

function dates(random: () => number, count: number, earliest: number): readonly Case[] {
  return Array.from({ length: count }, () => {
    const year = randomInteger(random, earliest, years.max);
    const month = randomInteger(random, 1, 12);
    const day = randomInteger(random, 1, daysIn(year, month));
    const date = { year, month, day };
    return dateNumber(date) > dateNumber(lastDate) ? lastDate : date;
  });
}
