import { recursDespiteLargeParts, type SparseTakes } from "./far-parts.ts";
import { type Filler, type Memory, maxValueOf, type HeapValues } from "./filler.ts";
import { SparseSpace } from "./sparse-space.ts";
import { SparseWave, WAVE } from "./sparse-wave.ts";
import { isUnequal, type TakeAndBreak } from "./take-and-break.ts";
import { Witnesses } from "./witnesses.ts";

/** If the last rare heap is beyond known / 16, rare heaps are checked one by one when the values seem to recur. */
const NEAR_DIVISOR = 16;

/** A witness with a part above this, or above an eighth of the heap, restarts the memory of the values. */
const MAX_DEPTH = 32_768;

/**
 * Computes values by the sparse-space method, for finitely many takes that leave at most two heaps.
 *
 * The values whose bits under a mask have even parity form a space that is closed under nim-addition. In most games few
 * heaps have a value in such a space; these values are rare, the others are common. The nim-sum of two common values is
 * rare, so a common value arises only from a split with a rare part. These few splits give the least missing common
 * value; other splits are tried only while a rare value below it is missing. The proof is in sparse-space.md.
 *
 * O(heaps · rare heaps) time if few heaps are rare; at worst little more than the time of the definition.
 *
 * Source: A. Flammenkamp, Lange Perioden in Subtraktions-Spielen (1997); E. R. Berlekamp, J. H. Conway and R. K. Guy,
 * Winning Ways (1982), chapter 4.
 */
export class SparseFiller implements Filler {
  largest = 0;
  readonly space: SparseSpace;
  readonly #wave: SparseWave;
  readonly #witnesses: Witnesses;
  readonly #ends: Int32Array;
  readonly #wholes: Int32Array;
  readonly #splits: Int32Array;
  readonly #apart: number;
  readonly #takes: SparseTakes;
  /** All heaps from here on were settled by splits with a part that is rare or at most the deepest witness. */
  #since = 0;
  #deepest: number;

  constructor(law: TakeAndBreak) {
    [this.#ends, this.#wholes, this.#splits] = [
      stonesFor(law, 1),
      stonesFor(law, 2),
      stonesFor(law, 4),
    ];
    this.#apart = isUnequal(law) ? 1 : 0;
    this.#takes = { wholes: this.#wholes, splits: this.#splits, apart: this.#apart };
    this.space = new SparseSpace(this.#splits);
    this.#wave = new SparseWave(this.#splits, this.#apart);
    this.#witnesses = new Witnesses(this.#splits, this.#apart);
    this.#deepest = this.#witnesses.deepest;
    this.#widenFor(0);
  }

  get stride(): number {
    return this.space.isSparse ? 64 * WAVE : 4 * WAVE;
  }

  settle(values: HeapValues, known: number, to: number): number {
    const { space } = this;
    const wave = this.#wave;
    const most = maxValueOf(values);
    for (let start = known, end = known; start < to; start = end) {
      if (space.choose(start, values)) {
        this.#since = start;
        wave.forget();
      }
      wave.begin(values, start, space);
      if (space.isSparse) this.#witnesses.begin(start - (this.#splits[0] ?? 0));
      end = Math.min(start + WAVE, to);
      for (let size = start; size < end; size++) {
        const least = this.#valueOf(values, size, (wave.span + size - start) << wave.shift);
        if (least > this.largest) this.largest = least;
        if (least > most) return size;
        values[size] = least;
        const wide = !wave.holds(least);
        if (wide) this.#widenFor(least);
        if (space.add(size, least) || wide) end = size + 1;
      }
    }
    return to;
  }

  memory(known: number): Memory | undefined {
    const { heaps, count, isSparse, sized } = this.space;
    if (!isSparse) return undefined;
    const last = heaps[count - 1] ?? 0;
    const reach = Math.max(...this.#splits, ...this.#wholes, ...this.#ends);
    const near = last > known / NEAR_DIVISOR ? this.#deepest : Math.max(last, this.#deepest);
    const window = near + reach;
    const [takes, { space }] = [this.#takes, this];
    return {
      window,
      since: last > near ? Infinity : Math.max(this.#since, near + window + 1),
      unit: 1 + sized,
      holds(values, to, period) {
        if (to - window - period <= last) return false;
        return recursDespiteLargeParts(values, to, period, near, takes, space);
      },
    };
  }

  #widenFor(value: number): void {
    while (!this.#wave.holds(value)) this.#wave.widen();
    this.space.widen(1 << this.#wave.shift);
  }

  /** Computes the value of a heap; `row` is the index of the marks of its splits with the least take. */
  #valueOf(values: HeapValues, size: number, row: number): number {
    const { space } = this;
    const { seen } = this.#wave;
    const joined = this.#splits.length === 1 ? row : this.#join(row);
    seeWholes(values, seen, joined, this.#ends, this.#wholes, size);
    const left = size - (this.#splits[0] ?? 0);
    seeSmallest(values, seen, row, left, this.#apart);
    if (!space.isSparse) {
      let value = 0;
      while (seen[row + value] === 1 || seen[joined + value] === 1) value++;
      return value;
    }
    const side = space.rareParity(size);
    const rare = side === 0 ? space.values[0] : space.values[1];
    const others = side === 0 ? space.values[1] : space.values[0];
    let turn = 0;
    let common = others[0] ?? 0;
    while (seen[row + common] === 1 || seen[joined + common] === 1) common = others[++turn] ?? 0;
    const least = this.#witnesses.search(values, seen, row, joined, size, common, rare);
    const { deepest } = this.#witnesses;
    if (deepest > this.#deepest) {
      // These marks remain in the row for later heaps, which reach the row by greater takes.
      if (deepest > Math.min(MAX_DEPTH, size >> 3)) this.#since = size + 1 + this.#wave.span;
      else this.#deepest = deepest;
    }
    return least;
  }

  /** Joins the rows that greater takes use, and returns the index of the joined row. */
  #join(row: number): number {
    const { seen, shift, joined } = this.#wave;
    const [least = 0, next = 0] = this.#splits;
    const half = 1 << (shift - 1);
    const from = row - ((next - least) << shift);
    seen.copyWithin(joined, from, from + half);
    for (let turn = 2; turn < this.#splits.length; turn++) {
      const older = row - (((this.#splits[turn] ?? 0) - least) << shift);
      for (let value = 0; value < half; value++) {
        seen[joined + value] = (seen[joined + value] ?? 0) | (seen[older + value] ?? 0);
      }
    }
    return joined;
  }
}

/** Returns the takes whose `leaves` has this bit. */
function stonesFor(law: TakeAndBreak, bit: number): Int32Array {
  const takes = law.takes.filter(({ leaves }) => leaves & bit);
  return Int32Array.from(takes, ({ stones }) => stones);
}

function seeWholes(
  values: HeapValues,
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

/** Marks the splits that a wave omits: one part is at most as large as the wave. */
function seeSmallest(
  values: HeapValues,
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
