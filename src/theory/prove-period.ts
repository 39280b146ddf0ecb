import { searchRepeat } from "./find-repeat.ts";
import { atOnce, type InPieces } from "./in-pieces.ts";
import { periodOf } from "./least-period.ts";
import type { Period } from "./period.ts";
import { isArithmetic, proveArithmeticPeriod } from "./prove-arithmetic-period.ts";
import { isOnward, proveOnwardPeriod } from "./prove-onward-period.ts";
import { boundsOf, type SplitBounds } from "./split-bounds.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/**
 * The least period that the values g(0), g(1), … of a take-and-break game prove, or `undefined`.
 *
 * Let a move take at most k stones and leave at most t heaps. If g(n) = g(n + p) for every n from n0 ≥ 1 up to, not
 * including, t·n0 + (t − 1)·p + k, then for every n from n0 on: in a larger heap n + p, each option has a part of n0 + p
 * or more, which can be p smaller with the same value, and back. When the parts must differ, some matches more leave
 * another part to choose; `periods.md` proves each case. When a take may leave any number of heaps up to one (a subtraction
 * game), n0 may be 0.
 *
 * So of L values that prove it, at least the last L − ⌊(L − k) / t⌋ recur p earlier, and the least p for which these
 * recur is the one: another that is less would, with p, make their greatest common divisor a period as well (Fine and
 * Wilf 1965). A multiple of the least period has the same n0 and closes its proof later; so what is found does
 * not depend on how many values there are.
 *
 * The values may be arithmetic-periodic, if a game has infinitely many takes or leaves three heaps; see
 * {@link proveOnwardPeriod} and {@link proveArithmeticPeriod}. O(known) time; O(1) memory for finitely many takes, if no move must leave
 * equal heaps.
 *
 * Source: R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical
 * Society 52 (1956).
 *
 * @param law the game's rules, or what the theorem must know of them
 * @param known how many of the values count: the first so many
 */
export const provePeriod = (
  values: ArrayLike<number>,
  law: TakeAndBreak | SplitBounds,
  known = values.length,
): Period | undefined => atOnce(searchPeriod(values, law, known));

/** The same in pieces. */
export function* searchPeriod(
  values: ArrayLike<number>,
  law: TakeAndBreak | SplitBounds,
  known: number,
): InPieces<Period | undefined> {
  if ("takes" in law && law.onward !== undefined) {
    return (isOnward(law) ? proveOnwardPeriod : proveArithmeticPeriod)(values, law, known);
  }
  const bounds = "takes" in law ? boundsOf(law) : law;
  const { heaps, stones, unit } = bounds;
  const most = Math.floor((known - stones) / heaps);
  const recurring = unit === 1 ? values : withResidues(values, known, unit);
  const shift = most < unit ? 0 : yield* searchRepeat(recurring, known, known - most, most);
  if (shift === 0) return "takes" in law ? proveArithmeticPeriod(values, law, known) : undefined;
  const proved = yield* periodFrom(values, bounds, most - shift, shift);
  return proved.provedAt < known ? proved : undefined;
}

/**
 * The period of values that recur `shift` heaps later from the heap `from` on, for ever, by a proof that the shift is a multiple
 * of the unit: where it begins, the least one, and which values prove it by the theorem of {@link provePeriod}.
 */
export function* periodFrom(
  values: ArrayLike<number>,
  { heaps, stones, apart, least }: SplitBounds,
  from: number,
  shift: number,
): InPieces<Period> {
  const found = yield* periodOf(values, from, shift, 0, (preperiod) => (heaps + apart) * shift + heaps * Math.max(preperiod, least) + stones - 1); // prettier-ignore
  if (found === undefined) throw new TypeError("a finite law closes for every preperiod");
  return found;
}

/** Whether there is a theorem about the periods of such a game. */
export const isProvable = (law: TakeAndBreak): boolean =>
  law.onward === undefined || isOnward(law) || isArithmetic(law);

/** Numbers that are equal only for heaps of equal values whose sizes differ by a multiple of the unit. */
const withResidues = (values: ArrayLike<number>, known: number, unit: number): Float64Array =>
  Float64Array.from({ length: known }, (_, heap) => (values[heap] ?? 0) * unit + (heap % unit));
