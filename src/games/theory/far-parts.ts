import type { HeapValues } from "./filler.ts";
import type { SparseSpace } from "./sparse-space.ts";

/** The takes that leave one heap, and those that leave two, in a game whose moves leave no more. */
export interface SparseTakes {
  readonly wholes: Int32Array;
  readonly splits: Int32Array;
  /** 1 where the parts of a split must differ, else 0. */
  readonly apart: number;
}

/** How many parts are tried between two checks of which values are still missing. */
const ROUND = 64;

/**
 * Whether the values of the last heaps, which recur `period` heaps earlier, recur for ever, although some rare heaps are
 * large: then a heap may have a split of which no part is small, and which no heap one period earlier has. This asks
 *
 * 1. that the values below that of each heap of the last period be given by splits with a part up to `near` alone;
 * 2. that no split with a rare part above `near` give the value that a heap would have.
 *
 * In splits of the second kind the other part has, sooner or later, a periodic value; so finitely many heaps decide. The
 * proof is in sparse-space.md.
 *
 * O(period · splits tried + rare heaps above `near` · (their size + period)) time.
 *
 * @param known how many values are there; the last near + (largest take) of them recur `period` heaps earlier, all heaps
 * that are rare lie before these heaps, and where the parity of a heap counts the period is even
 */
export function recursPastFarParts(
  values: HeapValues,
  known: number,
  period: number,
  near: number,
  takes: SparseTakes,
  space: SparseSpace,
): boolean {
  for (let heap = known - period; heap < known; heap++) {
    if (!reachesFrom(values, heap, near, takes)) return false;
  }
  let first = known - period;
  while (first > 1 && values[first - 1] === values[first - 1 + period]) first--;
  for (let rare = space.count - 1; rare >= 0; rare--) {
    const part = space.heaps[rare] ?? 0;
    if (part <= near) return true;
    for (const take of takes.splits) {
      if (meets(values, known, period, first, part, take, takes.apart)) return false;
    }
  }
  return true;
}

/** Whether moves to one heap, and splits with a part up to `near`, give every value below that of the heap. */
function reachesFrom(
  values: HeapValues,
  heap: number,
  near: number,
  { wholes, splits, apart }: SparseTakes,
): boolean {
  const value = values[heap] ?? 0;
  const seen = new Uint8Array(value + 1);
  const see = (option: number): void => {
    if (option < value) seen[option] = 1;
  };
  for (const take of wholes) see(values[heap - take] ?? 0);
  let missing = 0;
  for (let from = 1; from <= near; from += ROUND) {
    while (seen[missing] === 1) missing++;
    if (missing === value) return true;
    const last = Math.min(from + ROUND - 1, near);
    for (const take of splits) {
      const left = heap - take;
      for (let part = from; part <= last && part + apart <= left - part; part++) {
        see((values[part] ?? 0) ^ (values[left - part] ?? 0));
      }
    }
  }
  while (seen[missing] === 1) missing++;
  return missing === value;
}

/**
 * Whether, in a heap from `known` on, the split of which this is one part gives the value that the heap would have. The
 * other parts below `first`, from where the values are periodic, and those of one period from there decide.
 */
function meets(
  values: HeapValues,
  known: number,
  period: number,
  first: number,
  part: number,
  take: number,
  apart: number,
): boolean {
  const value = values[part] ?? 0;
  const start = known - period;
  let other = Math.max(1, Math.min(first, known - take - part));
  let phase = (other + take + part - start) % period;
  if (phase < 0) phase += period;
  for (; other < first + period; other++) {
    const isGiven = (value ^ (values[other] ?? 0)) === values[start + phase];
    if (isGiven && (apart === 0 || other !== part)) return true;
    if (++phase === period) phase = 0;
  }
  return false;
}
