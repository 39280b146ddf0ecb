import { findRepeat } from "./find-repeat.ts";
import type { Period } from "./period.ts";
import { proveArithmeticPeriod } from "./prove-arithmetic-period.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/**
 * The least period that the values g(0), g(1), … of a take-and-break game prove, or `undefined`.
 *
 * Let a move take at most k stones and leave at most t heaps. If g(n) = g(n + p) for every n from n0 ≥ 1 up to, not
 * including, t·n0 + (t − 1)·p + k, then for every n from n0 on: in a larger heap n + p, each option has a part of n0 + p
 * or more, which can be p smaller with the same value, and back. When the parts must be unequal, p matches more leave
 * a second part to choose. When a take may leave any number of heaps up to one (a subtraction game), n0 may be 0.
 *
 * So of L values that prove it, at least the last L − ⌊(L − k) / t⌋ recur p earlier, and the least p for which these
 * recur is the one: another that is less would, with p, make their greatest common divisor a period as well (Fine and
 * Wilf 1965). A multiple of the least period has the same n0 and closes its proof later; so what is found does
 * not depend on how many values there are.
 *
 * If a game has infinitely many takes, the values may be arithmetic-periodic; see {@link proveArithmeticPeriod}. For
 * games with three unequal heaps no theorem is implemented. O(known) time, O(1) memory.
 *
 * Source: R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical
 * Society 52 (1956).
 *
 * @param known how many of the values count: the first so many
 */
export function provePeriod(
  values: ArrayLike<number>,
  law: TakeAndBreak,
  known = values.length,
): Period | undefined {
  if (law.onward !== undefined) return proveArithmeticPeriod(values, law, known);
  const { heaps, stones, least } = boundsOf(law);
  const unequal = law.unequal === true && heaps > 1;
  if (unequal && heaps > 2) return undefined;
  const most = Math.floor((known - stones) / heaps);
  if (most < 1) return undefined;
  const period = findRepeat(values, known, known - most, most);
  if (period === 0) return undefined;
  let preperiod = most - period;
  while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod--;
  const from = Math.max(preperiod, least);
  const provedAt = heaps * (from + period) + stones - 1 + (unequal ? period : 0);
  return provedAt < known ? Object.freeze({ preperiod, period, saltus: 0, provedAt }) : undefined;
}

/** t and k of the theorem, and the least n0 it allows. */
function boundsOf(law: TakeAndBreak): { heaps: number; stones: number; least: number } {
  const takes = law.takes.filter(({ leaves }) => leaves > 0);
  return {
    heaps: Math.max(1, ...takes.map(({ leaves }) => 31 - Math.clz32(leaves))),
    stones: takes.at(-1)?.stones ?? 0,
    least: takes.every(({ leaves }) => leaves === 3) ? 0 : 1,
  };
}
