import { type Filler, type HeapValues, maxValueOf } from "./filler.ts";
import { itemAt, ofKey } from "./item-at.ts";
import {
  countsOf,
  leavesOf,
  mostHeaps,
  type Leaves,
  type Take,
  type TakeAndBreak,
} from "./take-and-break.ts";
import { PartSums, type PartKind } from "./part-sums.ts";

/** Maximum work of a call of `settle`, in steps of about a nanosecond. */
const MAX_WORK = 2_000_000;

/** Number of heaps to allocate initially. */
const FIRST_BOUND = 256;

/**
 * Computes the values of a game with any take-and-break law. {@link PartSums} stores the set of nim-sums of r heaps
 * with m stones in all, for all r and m; repeated takes share their sets between heaps.
 *
 * O(n² · maximum heaps · words) time and O(n · maximum heaps · words) memory for n heaps with values below 32 · words.
 * If values or heaps exceed the allocated room, the sets are computed again with twice as much.
 *
 * If moves leave at most three heaps, sets of three are not stored: whether a number is a nim-sum of three is searched
 * over one heap and the set of the two others. Except for the heap's value itself, a few tries suffice.
 */
export class SplitFiller implements Filler {
  readonly stride = Infinity;
  largest = 0;
  readonly #law: TakeAndBreak;
  /** For each kind, the maximum number of heaps for which sets are stored. */
  readonly #maxHeaps: ReadonlyMap<PartKind, number>;
  /** The takes that may leave three heaps, if sets are stored for two heaps only. */
  readonly #triples: readonly Take[];
  #sums = new Map<PartKind, PartSums>();
  /** Values are below 32 times this power of two. */
  #words = 1;
  /** The sets have room for heaps below this bound. */
  #bound = FIRST_BOUND;
  /** Number of heaps in the sums. */
  #added = 0;
  /** The values that the repeated takes reach, one set for each residue of the heap. */
  #onward: Int32Array[] = [];

  /** The work since the call of `settle`. */
  #work = 0;
  #values: HeapValues = new Uint8Array();

  constructor(law: TakeAndBreak) {
    this.#law = law;
    const tops = maxHeapsOf(leavesOf(law));
    const isTriple = ({ parts, leaves }: Leaves): boolean =>
      (leaves & 8) !== 0 && tops.get(parts ?? "any") === 3;
    const hasTail = law.onward?.leaves.some(isTriple) === true;
    this.#triples = hasTail ? [] : law.takes.filter(isTriple);
    for (const { parts = "any" } of this.#triples) tops.set(parts, 2);
    this.#maxHeaps = tops;
    this.#begin(this.#bound, this.#words);
  }

  /** Allocates empty sets. If the allocation fails, nothing changes, so that the call can be repeated. */
  #begin(bound: number, words: number): void {
    const onward = (this.#law.onward?.leaves ?? []).map(() => new Int32Array(words));
    const sums = new Map(
      [...this.#maxHeaps].map(([kind, top]) => [kind, new PartSums(kind, bound, top, words)]),
    );
    [this.#bound, this.#words, this.#onward, this.#sums] = [bound, words, onward, sums];
    this.#added = 0;
  }

  settle(values: HeapValues, known: number, to: number): number {
    this.#values = values;
    let end = known;
    for (this.#work = 0; end < to && this.#work < MAX_WORK && this.largest <= maxValueOf(values);)
      end = this.#step(end);
    return end;
  }

  /** Computes the value of heap `known`, or adds a smaller heap to the sums. Returns the number of known heaps. */
  #step(known: number): number {
    const heap = this.#added;
    const values = this.#values;
    if (heap >= this.#bound) {
      this.#begin(2 * this.#bound, this.#words);
      return known;
    }
    for (const sums of this.#sums.values()) this.#work += sums.prepare(heap, values);
    const onward = this.#seeOnward(heap);
    if (heap === known) {
      const seen = Int32Array.from(onward);
      for (const take of this.#law.takes) {
        if (take.stones > heap) break;
        this.#see(seen, take, heap - take.stones);
      }
      const value =
        this.#triples.length === 0 ? leastMissing(seen) : this.#leastUnreached(seen, heap);
      // The heap is settled again after the sets are enlarged.
      if (value >= 32 * this.#words) {
        this.#begin(this.#bound, 2 * this.#words);
        return known;
      }
      this.largest = Math.max(this.largest, value);
      if (value > maxValueOf(values)) return known;
      values[heap] = value;
    }
    if (heap > 0) {
      for (const sums of this.#sums.values()) this.#work += sums.add(heap, values);
    }
    this.#added++;
    return Math.max(known, this.#added);
  }

  /** Returns the least number that is neither in the set nor the nim-sum of three heaps. */
  #leastUnreached(seen: Int32Array, heap: number): number {
    for (let value = 0; value < 32 * this.#words; value++) {
      if (((seen[value >>> 5] ?? 0) >>> (value & 31)) & 1) continue;
      if (!this.#triples.some((take) => this.#isTriple(take.parts, heap - take.stones, value)))
        return value;
    }
    return 32 * this.#words;
  }

  /** Reports whether three heaps with `stones` stones in all can have this nim-sum. */
  #isTriple(parts: Take["parts"], stones: number, value: number): boolean {
    const sums = this.#sums.get(parts ?? "any");
    if (sums === undefined) return false;
    const values = this.#values;
    const doubtful: number[] = [];
    for (let one = 1; one < stones - 1; one++) {
      if (!sums.has(stones - one, 2, value ^ (values[one] ?? 0))) continue;
      const third = stones - 2 * one;
      // The two other heaps may be `one` again and `third`.
      const isDoubtful = parts === "unequal" && third > 0 && values[third] === value;
      if (!isDoubtful) {
        this.#work += one;
        return true;
      }
      doubtful.push(one);
    }
    this.#work += stones;
    return doubtful.some((one) => {
      this.#work += stones;
      for (let low = 1; 2 * low < stones - one; low++) {
        const high = stones - one - low;
        if (low === one || high === one) continue;
        if (((values[one] ?? 0) ^ (values[low] ?? 0) ^ (values[high] ?? 0)) === value) return true;
      }
      return false;
    });
  }

  /** Returns the values that the repeated takes reach: those of the heap one repetition earlier, and new ones. */
  #seeOnward(heap: number): Int32Array {
    const { onward } = this.#law;
    if (onward === undefined) return new Int32Array(this.#words);
    const { from, leaves } = onward;
    const seen = itemAt(this.#onward, heap % leaves.length);
    for (let at = 0; at < leaves.length && from + at <= heap; at++) {
      this.#see(seen, itemAt(leaves, at), heap - from - at);
    }
    return seen;
  }

  /** Adds the nim-sums of the heaps into which a digit may split this many stones. */
  #see(seen: Int32Array, digit: Leaves, stones: number): void {
    this.#work += 8;
    const kind = digit.parts ?? "any";
    for (const count of countsOf(digit)) {
      if (count === 0) {
        if (stones === 0) mark(seen, 0);
      } else if (count === 1) {
        if (stones > 0) mark(seen, itemAt(this.#values, stones));
      } else if (count <= ofKey(this.#maxHeaps, kind)) {
        this.#work += this.#words;
        this.#sums.get(kind)?.addTo(seen, stones, count);
      }
    }
  }
}

/** Returns the maximum number of heaps that digits of each kind leave, without digits that leave at most one heap. */
function maxHeapsOf(all: readonly Leaves[]): Map<PartKind, number> {
  const tops = new Map<PartKind, number>();
  for (const one of all) {
    const { parts: kind = "any" } = one;
    if (mostHeaps(one) > 1) tops.set(kind, Math.max(mostHeaps(one), tops.get(kind) ?? 0));
  }
  return tops;
}

function mark(seen: Int32Array, value: number): void {
  seen[value >>> 5] = (seen[value >>> 5] ?? 0) | (1 << (value & 31));
}

function leastMissing(seen: Int32Array): number {
  const word = seen.findIndex((bits) => bits !== -1);
  if (word < 0) return 32 * seen.length;
  const bits = itemAt(seen, word);
  return 32 * word + 31 - Math.clz32(~bits & (bits + 1));
}
