/**
 * The least period, and its saltus, of values for which g(n + shift) = g(n) + saltus from `from` on. It divides the shift.
 * O(shift · divisors) time.
 */
export function leastPeriod(
  values: ArrayLike<number>,
  from: number,
  shift: number,
  saltus = 0,
): { readonly period: number; readonly saltus: number } {
  for (let turns = shift; turns > 1; turns--) {
    if (shift % turns > 0 || saltus % turns > 0) continue;
    const [period, part] = [shift / turns, saltus / turns];
    let n = from;
    while (n < from + shift - period && values[n + period] === (values[n] ?? 0) + part) n++;
    if (n === from + shift - period) return { period, saltus: part };
  }
  return { period: shift, saltus };
}
