/** HDU 1079 from its rules, backwards from the last date, with the calendar of JavaScript. */
import { answer, next } from "./numbers.ts";

const DAY = 86_400_000;
const last = Date.UTC(2001, 10, 4);
const lost = new Set([last]);
for (let date = last - DAY; date >= Date.UTC(1900, 0, 1); date -= DAY) {
  const then = new Date(date);
  const later = new Date(
    Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, then.getUTCDate()),
  );
  const isThere = later.getUTCDate() === then.getUTCDate();
  const wins = lost.has(date + DAY) || (isThere && lost.has(later.getTime()));
  if (!wins) lost.add(date);
}

answer((year) => (lost.has(Date.UTC(year, next() - 1, next())) ? "NO" : "YES"), true);
