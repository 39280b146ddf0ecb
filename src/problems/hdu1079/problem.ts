import { counted, defineProblem, hdu, poj } from "../define-problem.ts";
import { explainPosition } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { TokenReader } from "../token-reader.ts";
import { dateNumber, daysIn, lastDate, dateOptions, years, type CalendarDate } from "./calendar.ts";
import { isP, solve } from "./solve.ts";

/** The date at which play begins. */
export type Case = CalendarDate;

/** The bounds of the statement; a date must also exist, and be no later than the last date. */
export const limits = {
  year: years,
  month: { min: 1, max: 12 },
  day: { min: 1, max: 31 },
} as const;

function readDate(reader: TokenReader): Case {
  const year = reader.integer("year", limits.year.min, limits.year.max);
  const month = reader.integer("month", limits.month.min, limits.month.max);
  const day = reader.integer("day", limits.day.min, limits.day.max);
  const length = daysIn(year, month);
  if (day > length) {
    reader.reject({ id: "noSuchDay", values: { last: length, month, year, day } });
  }
  const date: Case = { year, month, day };
  if (dateNumber(date) > dateNumber(lastDate)) {
    reader.reject({ id: "tooLate", values: { last: nameOf(lastDate), found: nameOf(date) } });
  }
  return date;
}

/**
 * Returns a date in the ISO 8601 format.
 *
 * @example
 * nameOf({ year: 1900, month: 1, day: 1 }); // "1900-01-01"
 */
export function nameOf({ year, month, day }: Case): string {
  return [year, month, day].map((part) => `${part}`.padStart(2, "0")).join("-");
}

function dates(random: () => number, count: number, earliest: number): readonly Case[] {
  return repeat(count, () => {
    const year = randomInteger(random, earliest, years.max);
    const month = randomInteger(random, 1, 12);
    const day = randomInteger(random, 1, daysIn(year, month));
    const date = { year, month, day };
    return dateNumber(date) > dateNumber(lastDate) ? lastDate : date;
  });
}

/** Two players advance a date by a day or by a month; the player who reaches 4 November 2001 wins. */
export const hdu1079 = defineProblem<Case>({
  id: "hdu1079",
  title: "Calendar Game",
  judge: { ...hdu(1079), seconds: 1, kilobytes: 32_768, mirrors: [poj(1082)] },
  limits,
  columns: { row: "position", value: "day" },
  samples: [
    { input: "3\n2001 11 3\n2001 11 2\n2001 10 3\n", output: "YES\nNO\nNO\n", by: "judge" },
    { input: "3\n2001 11 3\n2001 10 4\n2001 10 1\n", output: "YES\nYES\nNO\n", by: "us" },
  ],
  form: ["year month day"],
  input: counted(readDate, ({ year, month, day }) => [[year, month, day]]),
  answers: ["YES", "NO"],
  solve,
  // Outcomes are enough, so dates have no Grundy values here.
  explain: (date) =>
    explainPosition(
      "date",
      nameOf(date),
      dateOptions(date)
        .filter(isP)
        .map(nameOf)
        .map((left) => [{ id: "goTo", values: { date: left } }, left]),
    ),
  // The statement bounds the dates but not their count; the largest input here is about 1 MB.
  generate: {
    tiny: (random) => dates(random, 5, years.max),
    random: (random) => dates(random, 20, years.min),
    largest: (random) => dates(random, 100_000, years.min),
  },
});
