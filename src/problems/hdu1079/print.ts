import type { Case } from "./case.ts";

/** T, then one line a date. */
export function print(cases: readonly Case[]): string {
  const lines = cases.map(({ year, month, day }) => `${year} ${month} ${day}\n`);
  return `${cases.length}\n${lines.join("")}`;
}

/**
 * A date as people compare them.
 *
 * @example
 * nameOf({ year: 1900, month: 1, day: 1 }); // "1900-01-01"
 */
export function nameOf({ year, month, day }: Case): string {
  return [year, month, day].map((part) => `${part}`.padStart(2, "0")).join("-");
}
