/** Days since 1970-01-01. */
const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / 86_400_000;

const end = dayOf(2001, 11, 4);
const isLost = new Set([end]);
for (let today = end - 1; today >= dayOf(1900, 1, 1); today--) {
  const date = new Date(today * 86_400_000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  const later = date.getTime() / 86_400_000;
  // Where the next month has no such day, the date has gone on to another.
  const byMonth = date.getUTCDate() === day && isLost.has(later);
  if (!isLost.has(today + 1) && !byMonth) isLost.add(today);
}

export const dates = (year: number, month: number, day: number): "YES" | "NO" =>
  isLost.has(dayOf(year, month, day)) ? "NO" : "YES";
