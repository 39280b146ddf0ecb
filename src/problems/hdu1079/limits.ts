/** The bounds of the statement; besides, a date must exist, and be no later than the last one. */
export const limits = {
  year: { symbol: "year", meaning: "year, from 1 January 1900 on", min: 1900, max: 2001 },
  month: { symbol: "month", meaning: "month", min: 1, max: 12 },
  day: { symbol: "day", meaning: "day of the month", min: 1, max: 31 },
} as const;
