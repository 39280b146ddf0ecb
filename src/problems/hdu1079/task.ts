import { problemTask } from "../problem-task.ts";
import { dateNumber, daysIn, lastDate } from "./calendar.ts";
import { hdu1079 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";

/** All dates from the first day of this year on. */
const SMALL = 1998;

const { year: years } = limits;

const isDate = ({ year, month, day }: Case): boolean =>
  day <= daysIn(year, month) && dateNumber({ year, month, day }) <= dateNumber(lastDate);

export const task = problemTask<Case, unknown>(hdu1079, {
  entry: "winner",
  pass: ({ year, month, day }) => [year, month, day],
  // The later a date, the shorter the game.
  *small() {
    for (let year: number = years.max; year >= SMALL; year--) {
      for (let month = 12; month >= 1; month--) {
        for (let day = daysIn(year, month); day >= 1; day--) {
          const date = { year, month, day };
          if (isDate(date)) yield date;
        }
      }
    }
  },
  edges: [
    { year: years.min, month: 1, day: 1 },
    { year: years.min, month: 1, day: 2 },
    { year: years.min, month: 2, day: 28 },
    { year: years.min, month: 9, day: 30 },
    { year: years.min, month: 12, day: 31 },
    { year: 1904, month: 2, day: 29 },
  ],
  *simpler(date) {
    for (const year of [Math.ceil((date.year + years.max) / 2), date.year + 1]) {
      const later = { ...date, year };
      if (year > date.year && year <= years.max && isDate(later)) yield later;
    }
  },
  slips,
});
