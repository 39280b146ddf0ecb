import type { TokenReader } from "../token-reader.ts";
import { dateNumber, daysIn, lastDate, type CalendarDate } from "./calendar.ts";

/** A date from which a pair of players begins. */
export type Case = CalendarDate;

/** The bounds of the statement; a date must also exist, and be no later than the last date. */
export const limits = {
  year: { min: 1900, max: 2001 },
  month: { min: 1, max: 12 },
  day: { min: 1, max: 31 },
} as const;

/** T, then T dates `year month day`. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("testsT", 0, Number.MAX_SAFE_INTEGER);
  for (let test = 0; test < count; test++) yield readDate(reader);
  reader.end("lastTest");
}

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

/** T, then one line a date. */
export function print(cases: readonly Case[]): string {
  const lines = cases.map(({ year, month, day }) => `${year} ${month} ${day}\n`);
  return `${cases.length}\n${lines.join("")}`;
}

/**
 * A date in the ISO 8601 format.
 *
 * @example
 * nameOf({ year: 1900, month: 1, day: 1 }); // "1900-01-01"
 */
export function nameOf({ year, month, day }: Case): string {
  return [year, month, day].map((part) => `${part}`.padStart(2, "0")).join("-");
}
