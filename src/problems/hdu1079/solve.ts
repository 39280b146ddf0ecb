import type { Winner } from "../problem.ts";
import { dateNumber, dateOptions, daysIn, lastDate, years } from "./calendar.ts";
import type { Case } from "./problem.ts";

let lost: Set<number> | undefined;

/**
 * Reports whether the player to move from a date loses. The first call decides all
 * dates, about 37 000.
 */
export function isP(date: Case): boolean {
  lost ??= lostDates();
  return lost.has(dateNumber(date));
}

/** Returns the winner, from a table of all dates. O(1) after the first call. */
export function solve(date: Case): Winner {
  return isP(date) ? "second" : "first";
}

/**
 * Returns the dates that are P, found from the last date backwards: a date is P if
 * none of its options is. Every move leads to a later date.
 */
export function lostDates(optionsOf = dateOptions): Set<number> {
  const found = new Set<number>();
  for (let { year } = lastDate; year >= years.min; year--) {
    for (let month = 12; month >= 1; month--) {
      for (let day = daysIn(year, month); day >= 1; day--) {
        const number = dateNumber({ year, month, day });
        if (number > dateNumber(lastDate)) continue;
        const options = optionsOf({ year, month, day });
        if (!options.some((option) => found.has(dateNumber(option))))
          found.add(number);
      }
    }
  }
  return found;
}
