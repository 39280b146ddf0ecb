import { findRepeat } from "./find-repeat.ts";
import { itemAt } from "./item-at.ts";
import { periodOf, type Period } from "./period.ts";
import { isArithmetic, proveArithmeticPeriod } from "./prove-arithmetic-period.ts";
import { leavesOf, mostHeaps, type Leaves, type TakeAndBreak } from "./take-and-break.ts";

/** Heaps times repeated takes that are looked at, at most: there are two numbers for each, for a moment. */
const MOST = 2 ** 22;

/** What a take may leave, for takes that leave one heap or none: the bits of {@link TakeAndBreak}, for all numbers of stones. */
interface Tail {
  /** The takes above `head` repeat. */
  readonly head: number;
  /** Those of head + 1, head + 2, … */
  readonly leaves: readonly number[];
  /** Whether every number may be taken as a whole or not at all, so that the heap 0 is like every other. */
  readonly isPlain: boolean;
}

/**
 * The least period, with its saltus, that the values prove for a game in which infinitely many numbers may be taken from
 * a heap and a move never splits it: all but some numbers, `!{2}`, or the odd ones, `0.[30]`; `undefined` when they prove none.
 * `periods.md` has the theorem and its proof.
 *
 * Where all numbers above M may be taken, every game has such a period, and 2M + 1 neighbouring heaps n with
 * g(n + p) = g(n) + s prove it. O(known · repeated takes) time.
 */
function proveOnwardPeriod(
  values: ArrayLike<number>,
  tail: Tail,
  known: number,
): Period | undefined {
  const { head, leaves, isPlain } = tail;
  const used = Math.min(known, Math.floor(MOST / leaves.length));
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

/** `undefined` for every law that {@link proveOnwardPeriod} is not about. */
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

/** The least multiple of the repeated takes by which the last differences recur; 0 if there is none. */
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

/**
 * The heap from which on, by the values of smaller heaps alone, the theorem's two conditions hold; Infinity where values are
 * missing.
 */
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
  /** For each residue of a heap and each value: the first heap of that value to which the repeated takes lead. */
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
 * {@link proveOnwardPeriod} and {@link proveArithmeticPeriod}. O(known) time; O(1) memory for finitely many takes.
 *
 * Source: R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical
 * Society 52 (1956).
 *
 * @param law the game's rules; where no theorem speaks of them, nothing is proved
 * @param known how many of the values count: the first so many
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
 * The period of values that recur `shift` heaps later from the heap `from` on, for ever: where it begins, the least one, and
 * which values prove it by the theorem of {@link provePeriod}.
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

/** Whether there is a theorem about the periods of such a game. */
export const isProvable = (law: TakeAndBreak): boolean =>
  boundsOf(law) !== undefined || tailOf(law) !== undefined || isArithmetic(law);

/** What the theorem about finitely many takes must know of a law. */
interface SplitBounds {
  /** The most stones that a move takes. */
  readonly stones: number;
  /** The most heaps that a move leaves; 1 at least. */
  readonly heaps: number;
  /** Where the heaps must differ: so many periods more must be seen, h(h − 1)/2 for h heaps all different, 1 for not all equal. */
  readonly apart: number;
  /** The least heap from which values may recur: 0 where every take may leave one heap or none, else 1. */
  readonly least: 0 | 1;
}

/** The bounds of a law with finitely many takes; `undefined` where they repeat for ever. */
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
