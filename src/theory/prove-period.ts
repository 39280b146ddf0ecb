import type { Period } from "./period.ts";
import { proveArithmeticPeriod } from "./prove-arithmetic-period.ts";
import type { TakeAndBreak } from "./take-and-break.ts";
import { zFunction } from "./z-function.ts";

/**
 * The least period that the values g(0), g(1), … of a take-and-break game prove, or `undefined`.
 *
 * Let a move take at most k stones and leave at most t heaps. If g(n) = g(n + p) for every n from n0 ≥ 1 up to, not
 * including, t·n0 + (t − 1)·p + k, then for every n from n0 on: in a larger heap n + p, each option has a part of n0 + p
 * or more, which can be p smaller with the same value, and back. When the parts must be unequal, p matches more leave
 * a second part to choose. When a take may leave any number of heaps up to one (a subtraction game), n0 may be 0.
 *
 * If a game has infinitely many takes, the values may be arithmetic-periodic; see {@link proveArithmeticPeriod}. For
 * games with three unequal heaps no theorem is implemented. O(values) time: the Z-function of the reversed values gives,
 * for every candidate period, how far back it holds.
 *
 * Source: R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical
 * Society 52 (1956).
 */
export function provePeriod(values: readonly number[], law: TakeAndBreak): Period | undefined {
  if (law.onward !== undefined) return proveArithmeticPeriod(values, law);
  const { heaps, stones, least } = boundsOf(law);
  const unequal = law.unequal === true && heaps > 1;
  if (unequal && heaps > 2) return undefined;
  const matches = zFunction(values.toReversed());
  const last = values.length - 1;
  for (let period = 1; heaps * (least + period) + stones - 1 <= last; period++) {
    const matched = matches[period] ?? 0; // no match at the end of the values, which a game without moves reaches
    const preperiod = last - period - matched + 1;
    const from = Math.max(preperiod, least);
    const provedAt = heaps * (from + period) + stones - 1 + (unequal ? period : 0);
    if (provedAt <= last) return Object.freeze({ preperiod, period, saltus: 0, provedAt });
  }
  return undefined;
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
