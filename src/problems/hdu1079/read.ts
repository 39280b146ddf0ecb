import type { TokenReader } from "../token-reader.ts";
import { dateNumber, daysIn, lastDate } from "./calendar.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";
import { nameOf } from "./print.ts";

/** T, then T dates `year month day`. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("the number of tests T", 0, Number.MAX_SAFE_INTEGER);
  for (let test = 0; test < count; test++) yield readDate(reader);
  reader.end("the last test");
}

function readDate(reader: TokenReader): Case {
  const year = reader.integer("the year", limits.year.min, limits.year.max);
  const month = reader.integer("the month", limits.month.min, limits.month.max);
  const day = reader.integer("the day", limits.day.min, limits.day.max);
  const length = daysIn(year, month);
  if (day > length) {
    reader.reject(`the day must be at most ${length} in month ${month} of ${year}, found ${day}`);
  }
  const date: Case = { year, month, day };
  if (dateNumber(date) > dateNumber(lastDate)) {
    reader.reject(`the date must be at most ${nameOf(lastDate)}, found ${nameOf(date)}`);
  }
  return date;
}
