import { itemAt } from "../../games/theory/item-at.ts";

/** A date of the Gregorian calendar. */
export interface CalendarDate {
  readonly year: number;
  /** 1 … 12 */
  readonly month: number;
  /** 1 … 31 */
  readonly day: number;
}

/** The years in which play may begin. */
export const years = { min: 1900, max: 2001 } as const;

/** The player who reaches this date wins. */
export const lastDate: CalendarDate = { year: 2001, month: 11, day: 4 };

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * Returns the number of days of a month.
 *
 * @example
 * daysIn(1900, 2); // 28
 */
export function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : itemAt(lengths, month - 1);
}

/**
 * Returns the year, month and day of a date as one number; later dates have larger numbers.
 *
 * @example
 * dateNumber({ year: 2001, month: 11, day: 4 }); // 20011104
 */
export function dateNumber({ year, month, day }: CalendarDate): number {
  return year * 10_000 + month * 100 + day;
}

/**
 * Returns the dates one move away: the next day and, if it exists, the same day of the next month; none after the last.
 *
 * @example
 * dateOptions({ year: 2001, month: 11, day: 3 }); // [{ year: 2001, month: 11, day: 4 }]
 */
export function dateOptions({ year, month, day }: CalendarDate): readonly CalendarDate[] {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const tomorrow = day < daysIn(year, month) ? { year, month, day: day + 1 } : { ...next, day: 1 };
  const options = day <= daysIn(next.year, next.month) ? [tomorrow, { ...next, day }] : [tomorrow];
  return options.filter((option) => dateNumber(option) <= dateNumber(lastDate));
}
