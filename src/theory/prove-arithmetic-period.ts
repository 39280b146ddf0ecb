import type { Period } from "./period.ts";
import type { TakeAndBreak } from "./take-and-break.ts";
import { itemAt } from "./item-at.ts";

/** The periods that are tried: powers of two up to this one. */
const LONGEST = 64;

/** How many values are looked at: the preperiods of such games are short. */
const MOST = 65_536;

/**
 * The least p, a power of two, for which the values prove g(n + p) = g(n) + p from some n0 on, or `undefined`.
 *
 * It is for games in which any number may be taken from a heap, leaving one heap or none, and some numbers of stones,
 * the set J, may be taken (or 0 not taken) and leave two heaps: Nim, Lasker's Nim, and the like. So a heap's value is
 * none of the values of smaller heaps. Say that g(n + p) = g(n) + p for n0 ≤ n < w, where w ≥ n0 + p, and that
 *
 * 1. 0 … p − 1 and every g(m) + p with m < n0 are among g(0) … g(w + p − 1);
 * 2. g(n) + p exceeds every g(m) with m < n0 + p, for w ≤ n < w + p;
 * 3. for w ≤ n < w + p, each value below g(n) that no smaller heap has is g(a) ⊕ g(b) for a split of n into a and b
 *    with g(a) < p and b ≥ n0;
 * 4. g(a) ⊕ g(b) and g(a + b + j) differ modulo p, for all heaps a, b ≥ 1 and j in J (residues are periodic, so finitely
 *    many cases decide).
 *
 * Then it holds for every n from n0 on, by induction: g(n) + p is no option of n + p, by 2 for smaller heaps and by 4 for
 * splits; every smaller value is, by 1, or as an option of n with p added to a heap: b in 3, where the upper bits of
 * g(b) move and g(a) < p has none. O(values) time for each p, when n0 is small.
 */
export function proveArithmeticPeriod(
  all: ArrayLike<number>,
  law: TakeAndBreak,
  known = all.length,
): Period | undefined {
  const splits = splitsOf(law);
  if (splits === undefined) return undefined;
  const values = Array.from({ length: Math.min(known, MOST) }, (_, heap) => all[heap] ?? 0);
  for (let period = 1; period <= LONGEST; period *= 2) {
    let preperiod = Math.max(0, values.length - period);
    while (preperiod > 0 && values[preperiod - 1 + period] === itemAt(values, preperiod - 1) + period) preperiod--; // prettier-ignore
    const provedAt = closeProof(values, splits, preperiod, period);
    if (provedAt !== undefined)
      return Object.freeze({ preperiod, period, saltus: period, provedAt });
  }
  return undefined;
}

/** Whether {@link proveArithmeticPeriod} is about games of this law. */
export const isArithmetic = (law: TakeAndBreak): boolean => splitsOf(law) !== undefined;

/** The set J, or `undefined` when the law is not of the form that the theorem is about. */
function splitsOf({ takes, onward, unequal }: TakeAndBreak): readonly number[] | undefined {
  if (onward?.leaves.some((leaves) => leaves !== 3) !== false || unequal === true) return undefined;
  const named = takes.filter(({ stones }) => stones > 0);
  const any = named.length === onward.from - 1 && named.every(({ leaves }) => (leaves & 3) === 3);
  if (!any || takes.some(({ leaves }) => leaves > 7)) return undefined;
  return takes.filter(({ leaves }) => leaves & 4).map(({ stones }) => stones);
}

/** The last index of the shortest prefix of the values for which the four conditions hold. */
function closeProof(
  values: readonly number[],
  splits: readonly number[],
  preperiod: number,
  period: number,
): number | undefined {
  const start = Math.max(1, preperiod);
  const early = Math.max(...values.slice(0, preperiod + period));
  const wanted = new Set(values.slice(0, preperiod).map((value) => value + period));
  for (let value = 0; value < period; value++) wanted.add(value);

  for (let at = preperiod + period; at + period <= values.length; at++) {
    const seen = new Set(values.slice(0, at + period));
    const window = Array.from({ length: period }, (_, offset) => at + offset);
    if (![...wanted].every((value) => seen.has(value))) continue;
    if (!window.every((n) => itemAt(values, n) + period > early)) continue;
    if (!window.every((n) => gapsAreSplits(values, splits, n, start, period))) continue;
    return neverMeets(values, splits, start, period) ? at + period - 1 : undefined;
  }
  return undefined;
}

/** Condition 3 for one heap. */
function gapsAreSplits(
  values: readonly number[],
  splits: readonly number[],
  heap: number,
  start: number,
  period: number,
): boolean {
  const seen = new Set(values.slice(0, heap));
  for (const taken of splits) {
    for (let a = 1; heap - taken - a >= start; a++) {
      if (itemAt(values, a) < period)
        seen.add(itemAt(values, a) ^ itemAt(values, heap - taken - a));
    }
  }
  for (let value = 0; value < itemAt(values, heap); value++) if (!seen.has(value)) return false;
  return true;
}

/** Condition 4. */
function neverMeets(
  values: readonly number[],
  splits: readonly number[],
  start: number,
  period: number,
): boolean {
  for (const taken of splits) {
    for (let a = 1; a < start + period; a++) {
      for (let b = start; b < start + period; b++) {
        const whole = start + ((a + b + taken - start) % period);
        if ((itemAt(values, a) ^ itemAt(values, b) ^ itemAt(values, whole)) % period === 0)
          return false;
      }
    }
  }
  return true;
}
