import type { HeapValues } from "./filler.ts";
import type { SparseSpace } from "./sparse-space.ts";

/** The takes that leave one heap and those that leave two, in a game whose moves leave at most two heaps. */
export interface SparseTakes {
  readonly wholes: Int32Array;
  readonly splits: Int32Array;
  /** 1 if the parts of a split must differ, otherwise 0. */
  readonly apart: number;
}

/** Number of parts that are tried between two checks for missing values. */
const PARTS_PER_CHECK = 64;

/**
 * Reports whether the last values, which equal those `period` heaps earlier, recur indefinitely although some rare
 * heaps are large. Then a heap may have a split without a small part that no heap one period earlier has. Conditions:
 *
 * 1. For each heap of the last period, moves to one heap and splits with a part up to `near` give every smaller value.
 * 2. No split with a rare part above `near` gives the value that the heap has if the values recur.
 *
 * In 2, the other part's value is periodic from some size on, so finitely many heaps are checked. See sparse-space.md.
 *
 * O(period · splits tried + rare heaps above `near` · (their size + period)) time.
 *
 * @param known number of known values; the last near + (largest take) of them equal those `period` heaps earlier, and
 * all rare heaps are smaller than these earlier heaps; if the parity of a heap counts, the period is even
 */
export function recursDespiteLargeParts(
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

/** Reports whether moves to one heap and splits with a part up to `near` give every value below that of the heap. */
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
  for (let from = 1; from <= near; from += PARTS_PER_CHECK) {
    while (seen[missing] === 1) missing++;
    if (missing === value) return true;
    const last = Math.min(from + PARTS_PER_CHECK - 1, near);
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
 * Reports whether, for a heap from `known` on, the split with this part gives the value that the heap has if the values
 * recur. It checks the other parts below `first`, from which the values are periodic, and one period from there.
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
