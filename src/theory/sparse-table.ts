import { SparseSpace } from "./sparse-space.ts";
import { SparseWave, WAVE } from "./sparse-wave.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/** How many of the smallest parts are tried before the strides begin; a multiple of the round below. */
const FIRST = 64;

/** How many parts are tried between two checks of which values are still missing. */
const ROUND = 16;

/** Two primes, of which one at least does not divide the number of parts, so that its strides visit every part. */
const STRIDE = 7919;
const OTHER_STRIDE = 7927;

/**
 * The Grundy values of the heaps 0 … limit of a game whose moves leave at most two heaps, by the sparse-space method.
 *
 * Values whose bits under some mask have even parity form a space: it is closed under nim-addition. In most games few
 * values lie in such a space, the rare ones, and the rest are common. The nim-sum of two common values is rare, so a
 * common value arises only from a split with a rare part. Trying those few splits finds the least common value that
 * is missing; only when a rare value below it has not been seen must other splits be tried, until all such are seen.
 * Most of this is done for a wave of neighbouring heaps at once.
 *
 * O(limit · rare heaps) time where it works; at worst little more than twice the time of the plain table.
 *
 * Source: A. Flammenkamp, Lange Perioden in Subtraktions-Spielen (1997); E. R. Berlekamp, J. H. Conway and R. K. Guy,
 * Winning Ways (1982), chapter 4.
 *
 * @param law with finitely many takes, which leave at most two heaps
 * @example
 * sparseTable({ takes: [{ stones: 0, leaves: 4 }], unequal: true }, 8); // [0, 0, 0, 1, 0, 2, 1, 0, 2]
 */
export function sparseTable(law: TakeAndBreak, limit: number): number[] {
  const table = new Array<number>(limit + 1).fill(0);
  const values = new Int32Array(limit + 1);
  const space = new SparseSpace(limit);
  const [ends, wholes, splits] = [stonesFor(law, 1), stonesFor(law, 2), stonesFor(law, 4)];
  const apart = law.unequal === true ? 1 : 0;
  const wave = new SparseWave(values, splits, apart);
  let lacked = 0;
  for (let start = 0, end = 0; start <= limit; start = end) {
    space.choose(start, values);
    wave.begin(start, space, lacked);
    lacked = 0;
    const { seen, shift } = wave;
    end = Math.min(start + WAVE, limit + 1);
    for (let size = start; size < end; size++) {
      const row = (size - start) << shift;
      seeWholes(values, seen, row, ends, wholes, size);
      for (let turn = 0; turn < splits.length; turn++) {
        seeSmallest(values, seen, row, size - (splits[turn] ?? 0), apart);
      }
      let common = 0;
      while (seen[row + common] === 1 || space.isRare(common)) common++;
      let least = 0;
      while (seen[row + least] === 1) least++;
      if (least < common) {
        lacked += seeUpTo(values, seen, row, splits, apart, size, common);
        least = 0;
        while (least < common && seen[row + least] === 1) least++;
      }
      values[size] = least;
      table[size] = least;
      space.add(size, least);
      if (!wave.holds(least)) {
        wave.widen();
        end = size + 1;
      }
    }
  }
  return table;
}

/** The takes that may leave the number of heaps that this bit of `leaves` stands for. */
function stonesFor(law: TakeAndBreak, bit: number): Int32Array {
  const takes = law.takes.filter(({ leaves }) => leaves & bit);
  return Int32Array.from(takes, ({ stones }) => stones);
}

function seeWholes(
  values: Int32Array,
  seen: Uint8Array,
  row: number,
  ends: Int32Array,
  wholes: Int32Array,
  size: number,
): void {
  for (let turn = 0; turn < ends.length; turn++) {
    if (ends[turn] === size) seen[row] = 1;
  }
  for (let turn = 0; turn < wholes.length; turn++) {
    const left = size - (wholes[turn] ?? 0);
    if (left <= 0) return;
    seen[row + (values[left] ?? 0)] = 1;
  }
}

/** The splits that a wave leaves out: one part is at most as large as the wave. */
function seeSmallest(
  values: Int32Array,
  seen: Uint8Array,
  row: number,
  left: number,
  apart: number,
): void {
  const last = Math.min(WAVE, (left - apart) >> 1);
  for (let low = 1; low <= last; low++) {
    seen[row + ((values[low] ?? 0) ^ (values[left - low] ?? 0))] = 1;
  }
}

/**
 * Tries splits until every value below `common` is seen, or no split is left; returns how many parts it tried.
 * The smallest parts come first, where an irregular beginning may hold the only splits to some value; then all, in
 * strides, since neighbouring parts have similar values. The loop has no branch on the values found, since the
 * processor could not predict it.
 */
function seeUpTo(
  values: Int32Array,
  seen: Uint8Array,
  row: number,
  splits: Int32Array,
  apart: number,
  size: number,
  common: number,
): number {
  const parts = (size - (splits[0] ?? 0) - apart) >> 1;
  const stride = (parts % STRIDE === 0 ? OTHER_STRIDE : STRIDE) % parts;
  let low = 0;
  let least = 0;
  for (let look = 0; look < FIRST + parts;) {
    while (seen[row + least] === 1) least++;
    if (least >= common) return look;
    for (const round = look + ROUND; look < round; look++) {
      low += look < FIRST ? 1 : stride;
      if (low > parts) low -= parts;
      for (let turn = 0; turn < splits.length; turn++) {
        const high = size - (splits[turn] ?? 0) - low;
        if (high < low + apart) break;
        seen[row + ((values[low] ?? 0) ^ (values[high] ?? 0))] = 1;
      }
    }
  }
  return FIRST + parts;
}
