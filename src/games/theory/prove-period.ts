import { findRepeat } from "./find-repeat.ts";
import { itemAt } from "./item-at.ts";
import { periodOf, type Period } from "./period.ts";
import { isArithmetic, proveArithmeticPeriod } from "./prove-arithmetic-period.ts";
import { leavesOf, mostHeaps, type Leaves, type TakeAndBreak } from "./take-and-break.ts";

/** Maximum of heaps times repeated takes, since two numbers are stored for each. */
const MAX_ENTRIES = 2 ** 22;

/** The repeated takes of a law whose takes leave one heap or none. */
interface Tail {
  /** The takes above `head` repeat. */
  readonly head: number;
  /** The `leaves` bits of the takes head + 1, head + 2, … */
  readonly leaves: readonly number[];
  /** Whether every take allows both no heap and one heap, or neither, so that heap 0 is not a special case. */
  readonly isPlain: boolean;
}

/**
 * Returns the least period, with its saltus, that the values prove, or `undefined`, for a game in which infinitely many
 * numbers may be taken from a heap and no move splits it, such as `!{2}` and `0.[30]`. The proof is in `periods.md`.
 *
 * If all numbers above M may be taken, every game has such a period, and 2M + 1 consecutive heaps n with
 * g(n + p) = g(n) + s prove it. O(known · repeated takes) time.
 */
function proveOnwardPeriod(
  values: ArrayLike<number>,
  tail: Tail,
  known: number,
): Period | undefined {
  const { head, leaves, isPlain } = tail;
  const used = Math.min(known, Math.floor(MAX_ENTRIES / leaves.length));
  const shift = shiftOf(values, used, tail);
  if (shift === 0) return undefined;
  const saltus = (values[used - 1] ?? 0) - (values[used - 1 - shift] ?? 0);
  if (saltus < 0) return undefined;
  const closesAt = (preperiod: number): number | undefined => {
    const start = isPlain ? preperiod : Math.max(1, preperiod);
    const end = Math.max(start + 2 * head + 1, reachedBy(values, used, tail, start, shift, saltus));
    return end + shift - 1 < used ? end + shift - 1 : undefined;
  };
  return periodOf(values, used - 1 - shift, shift, saltus, closesAt);
}

/** Returns the repeated takes of a law; `undefined` if {@link proveOnwardPeriod} does not apply to the law. */
function tailOf(law: TakeAndBreak): Tail | undefined {
  const { takes, onward } = law;
  const all = leavesOf(law);
  if (onward === undefined || all.some(({ leaves }) => leaves > 3)) return undefined;
  const named = new Map(takes.map(({ stones, leaves }) => [stones, leaves]));
  let leaves = onward.leaves.map((one) => one.leaves);
  const { length } = leaves;
  for (let size = length - 1; size > 0; size--) {
    if (length % size > 0 || !leaves.every((one, at) => one === leaves[at % size])) continue;
    leaves = leaves.slice(0, size);
  }
  let head = onward.from - 1;
  while (head > 0 && (named.get(head) ?? 0) === leaves.at(-1)) {
    leaves.unshift(leaves.pop() ?? 0);
    head--;
  }
  return { head, leaves, isPlain: all.every(({ leaves: one }) => one === 0 || one === 3) };
}

/** Returns the least shift, a multiple of the number of repeated takes, by which the last differences recur, or 0. */
function shiftOf(values: ArrayLike<number>, used: number, { head, leaves }: Tail): number {
  const { length } = leaves;
  const steps = Math.max(0, used - 1);
  const window = length === 1 ? 2 * head : steps - Math.floor((used - head) / 2);
  if (window < 0 || window >= steps) return 0;
  const signs = new Float64Array(steps);
  for (let n = 1; n < used; n++) {
    signs[n - 1] = ((values[n] ?? 0) - (values[n - 1] ?? 0)) * length + (n % length);
  }
  return findRepeat(signs, steps, window, steps - window);
}

/** Returns the first heap from which smaller heaps satisfy both conditions of the theorem, or Infinity. */
function reachedBy(
  values: ArrayLike<number>,
  used: number,
  { head, leaves }: Tail,
  start: number,
  shift: number,
  saltus: number,
): number {
  let width = saltus;
  for (let n = 0; n < used; n++) width = Math.max(width, (values[n] ?? 0) + 1);
  const { length } = leaves;
  /** For each residue of a heap and each value: the first heap with that value that the repeated takes reach. */
  const first = new Int32Array(length * width).fill(-1);
  for (let n = 0; n < used; n++) {
    const value = values[n] ?? 0;
    for (let turn = 0; turn < length; turn++) {
      const at = ((n + head + 1 + turn) % length) * width + value;
      if (itemAt(leaves, turn) & (n === 0 ? 1 : 2) && first[at] === -1) first[at] = n;
    }
  }
  let end = start;
  for (let row = 0; row < first.length; row += width) {
    const reach = (value: number, earlier: number): void => {
      const heap = value < width ? (first[row + value] ?? -1) : -1;
      end = heap < 0 ? Infinity : Math.max(end, heap + head + 1 - earlier);
    };
    for (let value = 0; value < saltus; value++) reach(value, shift);
    for (let value = 0; value < width && end < Infinity; value++) {
      const heap = first[row + value] ?? -1;
      if (heap >= 0 && heap < start) reach(value + saltus, shift);
      if (heap >= 0 && heap < start + shift && value >= saltus) reach(value - saltus, 0);
    }
    if (end === Infinity) return end;
  }
  return end;
}

/**
 * Returns the least period that the values g(0), g(1), … of a take-and-break game prove, or `undefined`.
 *
 * Let a move take at most k stones and leave at most t heaps, and let n0 ≥ 1. If g(n) = g(n + p) for every n with
 * n0 ≤ n < t·n0 + (t − 1)·p + k, it holds for every n ≥ n0: each option of a larger heap n + p has a part of n0 + p or
 * more, which can be reduced by p without a change of value, and conversely. If the parts must differ, more values are
 * needed; `periods.md` proves each case. In a subtraction game, n0 may be 0.
 *
 * So if L values prove p, at least the last L − ⌊(L − k) / t⌋ of them recur p earlier. The least p for which these
 * recur is the period: with a smaller one, the greatest common divisor of both would be a period as well (Fine and Wilf
 * 1965). A multiple of the least period has the same n0 and closes its proof later, so the result does not depend on L.
 *
 * The values may be arithmetic-periodic if a game has infinitely many takes or moves that leave three heaps; see
 * {@link proveOnwardPeriod} and {@link proveArithmeticPeriod}. O(known) time; O(1) memory for finitely many takes.
 *
 * Source: R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical
 * Society 52 (1956).
 *
 * @param law the game's rules; the result is `undefined` if no theorem applies to them
 * @param known number of valid entries of `values`
 */
export function provePeriod(
  values: ArrayLike<number>,
  law: TakeAndBreak,
  known = values.length,
): Period | undefined {
  const tail = tailOf(law);
  if (tail !== undefined) return proveOnwardPeriod(values, tail, known);
  const bounds = boundsOf(law);
  if (bounds === undefined) return proveArithmeticPeriod(values, law, known);
  const { heaps, stones } = bounds;
  const most = Math.floor((known - stones) / heaps);
  const shift = most < 1 ? 0 : findRepeat(values, known, known - most, most);
  if (shift === 0) return proveArithmeticPeriod(values, law, known);
  const proved = periodFrom(values, law, most - shift, shift);
  return proved.provedAt < known ? proved : undefined;
}

/**
 * Returns the least period, its preperiod and the last heap of its proof by the theorem of {@link provePeriod}, for
 * values that are known to recur `shift` heaps later from heap `from` on.
 */
export function periodFrom(
  values: ArrayLike<number>,
  law: TakeAndBreak,
  from: number,
  shift: number,
): Period {
  const bounds = boundsOf(law);
  if (bounds === undefined) throw new TypeError("no theorem is known for such a law");
  const { heaps, stones, apart, least } = bounds;
  const found = periodOf(
    values,
    from,
    shift,
    0,
    (preperiod) => (heaps + apart) * shift + heaps * Math.max(preperiod, least) + stones - 1,
  );
  if (found === undefined) throw new TypeError("a finite law closes for every preperiod");
  return found;
}

/** Reports whether a theorem about periods applies to the law. */
export const isProvable = (law: TakeAndBreak): boolean =>
  boundsOf(law) !== undefined || tailOf(law) !== undefined || isArithmetic(law);

/** The bounds of a law that the theorem about finitely many takes uses. */
interface SplitBounds {
  /** Maximum number of stones that a move takes. */
  readonly stones: number;
  /** Maximum number of heaps that a move leaves; at least 1. */
  readonly heaps: number;
  /** Number of additional periods that a proof needs: h(h − 1)/2 if h heaps must differ, 1 if not all may be equal. */
  readonly apart: number;
  /** The least heap from which values may recur: 0 if every take may leave one heap or none, otherwise 1. */
  readonly least: 0 | 1;
}

/** Returns the bounds of a law with finitely many takes; `undefined` for infinitely many takes. */
function boundsOf({ takes, onward }: TakeAndBreak): SplitBounds | undefined {
  const used = takes.filter(({ leaves }) => leaves > 0);
  if (onward !== undefined) return undefined;
  return {
    stones: used.at(-1)?.stones ?? 0,
    heaps: Math.max(1, ...used.map(mostHeaps)),
    apart: Math.max(0, ...used.map(apartOf)),
    least: used.every(({ leaves }) => leaves === 3) ? 0 : 1,
  };
}

function apartOf(take: Leaves): number {
  const most = mostHeaps(take);
  if (most < 2 || take.parts === undefined) return 0;
  return take.parts === "unequal" ? (most * (most - 1)) / 2 : 1;
}
