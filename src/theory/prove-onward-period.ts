import { findRepeat } from "./find-repeat.ts";
import { itemAt } from "./item-at.ts";
import { atOnce } from "./in-pieces.ts";
import { periodOf } from "./least-period.ts";
import type { Period } from "./period.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

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
 * a heap and a move never splits it: all but some numbers, `!{2}`, or `{odd}`; `undefined` when they prove none, and for
 * every other law. `periods.md` has the theorem and its proof.
 *
 * Where all numbers above M may be taken, every game has such a period, and 2M + 1 neighbouring heaps n with
 * g(n + p) = g(n) + s prove it. O(known · repeated takes) time.
 */
export function proveOnwardPeriod(
  values: ArrayLike<number>,
  law: TakeAndBreak,
  known = values.length,
): Period | undefined {
  const tail = tailOf(law);
  if (tail === undefined) return undefined;
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
  return atOnce(periodOf(values, used - 1 - shift, shift, saltus, closesAt));
}

/** Whether {@link proveOnwardPeriod} is about games of this law. */
export const isOnward = (law: TakeAndBreak): boolean => tailOf(law) !== undefined;

function tailOf({ takes, onward }: TakeAndBreak): Tail | undefined {
  const all = [...takes, ...(onward?.leaves.map((leaves) => ({ leaves })) ?? [])];
  if (onward === undefined || all.some(({ leaves }) => leaves > 3)) return undefined;
  const named = new Map(takes.map(({ stones, leaves }) => [stones, leaves]));
  let leaves = [...onward.leaves];
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
