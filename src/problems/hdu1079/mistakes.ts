import { problemTask } from "../task.ts";
import { dateNumber, daysIn, lastDate, type CalendarDate, dateOptions } from "./calendar.ts";
import { hdu1079, limits, type Case } from "./problem.ts";
import { lostDates } from "./solve.ts";

const end = dateNumber(lastDate);
const isPast = (date: CalendarDate): boolean => dateNumber(date) > end;
const isEven = ({ month, day }: Case): boolean => (month + day) % 2 === 0;

/** Returns a program that finds the lost dates once and uses them after every start. */
const bySearch = (find: () => ReadonlySet<number>) => {
  let lost: ReadonlySet<number> | undefined;
  return (date: Case) => !(lost ??= find()).has(dateNumber(date));
};

/** Returns the same day of the next month, whether it exists or not. */
const monthLater = ({ year, month, day }: CalendarDate): CalendarDate =>
  month === 12 ? { year: year + 1, month: 1, day } : { year, month: month + 1, day };

/** Returns the moves of a program that uses another date if the next month does not have the day. */
const movesWith =
  (other: (missing: CalendarDate, days: number) => CalendarDate) =>
  (date: Case): readonly CalendarDate[] => {
    const later = monthLater(date);
    const days = daysIn(later.year, later.month);
    const more = later.day > days ? [other(later, days)] : [];
    return [...dateOptions(date), ...more.filter((option) => !isPast(option))];
  };

/** The small cases are all dates from 1 January of this year on. */
const SMALL = 1998;

const { year: years } = limits;

const isDate = ({ year, month, day }: Case): boolean =>
  day <= daysIn(year, month) && dateNumber({ year, month, day }) <= dateNumber(lastDate);

export const task = problemTask(hdu1079, {
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
  // An earlier date is not simpler.
  numbers: () => [],
  mistakes: {
    "no-exceptions": isEven,
    // The program means day 30 of either month, but && binds tighter than ||.
    precedence: (date) =>
      isEven(date) || date.month === 9 || (date.month === 11 && date.day === 30),
    // In C: month + day & 1 == 0 is (month + day) & (1 == 0), which is never true.
    "and-precedence": ({ month, day }) => day === 30 && (month === 9 || month === 11),
    "last-day": bySearch(() =>
      lostDates(movesWith((missing, days) => ({ ...missing, day: days }))),
    ),
    "rolls-over": bySearch(() =>
      lostDates(
        movesWith((missing, days) => ({ ...monthLater(missing), day: missing.day - days })),
      ),
    ),
    "past-wins": bySearch(() =>
      lostDates((date) =>
        dateNumber(date) < end && isPast(monthLater(date)) ? [lastDate] : dateOptions(date),
      ),
    ),
    "end-won": bySearch(() => {
      const isBefore = (option: CalendarDate): boolean => dateNumber(option) < end;
      const lost = lostDates((date) => dateOptions(date).filter(isBefore));
      lost.delete(end);
      return lost;
    }),
  },
});
