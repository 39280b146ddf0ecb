import { SparseSpace } from "./sparse-space.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/** So many of the smallest parts are looked at first. */
const FIRST = 64;

/** Between two looks at what is still missing, so many parts are tried. */
const ROUND = 16;

/** Two primes, of which one at least does not divide the number of parts, so that its strides visit every part. */
const STRIDE = 7919;
const OTHER_STRIDE = 7927;

/**
 * The Grundy values of the heaps 0 … limit of a game whose moves leave at most two heaps, by the sparse-space method.
 *
 * Values whose bits under some mask have even parity form a space: it is closed under nim-addition. In most games few
 * values lie in such a space, the rare ones, and the rest are common. The nim-sum of two common values is rare, so a
 * common value arises only from a split with a rare part. Looking at those few splits finds the least common value that
 * is missing; only when a rare value below it has not been seen must the others be looked at, until all such are seen.
 *
 * O(limit · rare heaps) time where it works; never worse than twice the plain road.
 *
 * Source: A. Flammenkamp, Lange Perioden in Subtraktions-Spielen (1997); E. R. Berlekamp, J. H. Conway and R. K. Guy,
 * Winning Ways (1982), chapter 4.
 *
 * @param law its takes end, and leave at most two heaps
 * @example
 * sparseTable({ takes: [{ stones: 0, leaves: 4 }], unequal: true }, 8); // [0, 0, 0, 1, 0, 2, 1, 0, 2]
 */
export function sparseTable(law: TakeAndBreak, limit: number): number[] {
  const table = new Array<number>(limit + 1).fill(0);
  const values = new Int32Array(limit + 1);
  const space = new SparseSpace(limit);
  const splits = law.takes.filter(({ leaves }) => leaves & 4).map(({ stones }) => stones);
  const apart = law.unequal === true ? 1 : 0;
  let stamps = new Int32Array(64).fill(-1);

  const seeWhole = (size: number): void => {
    for (const { stones, leaves } of law.takes) {
      if (stones > size) return;
      if (leaves & 1 && stones === size) stamps[0] = size;
      if (leaves & 2 && stones < size) stamps[values[size - stones] ?? 0] = size;
    }
  };
  const seeRare = (size: number): void => {
    for (const stones of splits) {
      markRareSplits(space, values, stamps, size, size - stones, apart);
    }
  };
  for (let size = 0; size <= limit; size++) {
    seeWhole(size);
    seeRare(size);
    let common = 0;
    while (space.isRare(common) || stamps[common] === size) common++;
    const least = leastBelow(values, stamps, splits, apart, size, common);
    values[size] = least;
    table[size] = least;
    space.add(size, least, values);
    // Nim-sums of values below a power of two stay below it, and the search for a missing one goes up to twice as far.
    if (4 * least >= stamps.length) {
      const longer = new Int32Array(4 * stamps.length).fill(-1);
      longer.set(stamps);
      stamps = longer;
    }
  }
  return table;
}

function markRareSplits(
  space: SparseSpace,
  values: Int32Array,
  stamps: Int32Array,
  size: number,
  left: number,
  apart: number,
): void {
  const { heaps, count } = space;
  for (let rare = 0; rare < count; rare++) {
    const part = heaps[rare] ?? 0;
    const other = left - part;
    if (other <= 0) return;
    if (apart === 1 && part === other) continue;
    stamps[(values[part] ?? 0) ^ (values[other] ?? 0)] = size;
  }
}

/**
 * The least value that no option has, which is `common` or a rare one below it: looks at splits until every value below
 * `common` is seen, or no split is left. The smallest parts come first, where an irregular beginning may hold the only
 * splits to some value; then all, in strides, since neighbouring parts have similar values.
 */
function leastBelow(
  values: Int32Array,
  stamps: Int32Array,
  splits: readonly number[],
  apart: number,
  size: number,
  common: number,
): number {
  const parts = (size - (splits[0] ?? 0) - apart) >> 1;
  const stride = (parts % STRIDE === 0 ? OTHER_STRIDE : STRIDE) % parts;
  let strided = 0;
  let look = 0;
  for (let least = 0; ; look += ROUND) {
    while (stamps[least] === size) least++;
    if (least >= common || look >= FIRST + parts) return Math.min(least, common);
    for (let turn = 1; turn <= ROUND; turn++) {
      let low = look + turn;
      if (look >= FIRST) {
        strided += stride;
        if (strided >= parts) strided -= parts;
        low = strided + 1;
      }
      seeSplits(values, stamps, splits, apart, size, low);
    }
  }
}

/** Without a branch on what is found: which values turn up is too random for the processor to guess. */
function seeSplits(
  values: Int32Array,
  stamps: Int32Array,
  splits: readonly number[],
  apart: number,
  size: number,
  low: number,
): void {
  for (let turn = 0; turn < splits.length; turn++) {
    const high = size - (splits[turn] ?? 0) - low;
    if (high < low + apart) return;
    stamps[(values[low] ?? 0) ^ (values[high] ?? 0)] = size;
  }
}
