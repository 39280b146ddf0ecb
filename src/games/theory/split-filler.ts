import { type Filler, type HeapValues, mostIn } from "./filler.ts";
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

/** So much work, in steps of about a nanosecond, is done before others may work. */
const UNASKED = 2_000_000;

/** The least numbers of heaps, and of words of a set, that are made room for. */
const FIRST_BOUND = 256;

/**
 * The values of a game of any take-and-break law. What a move that leaves r heaps of together m stones can reach is kept as
 * a set of nim-sums for all r and m, see {@link PartSums}; takes that go on for ever share their sets from heap to heap.
 *
 * O(n² · most heaps · words) time and O(n · most heaps · words) memory for n heaps with values below 32 · words; where
 * values or heaps outgrow the room, the sets are made again in twice as much of it.
 *
 * Where moves leave three heaps at most, no set of three is kept: a number that nothing smaller gives is looked for among one
 * heap and two others. There are so many ways that one is found after a few looks, except for the value itself.
 */
export class SplitFiller implements Filler {
  readonly stride = Infinity;
  largest = 0;
  readonly #law: TakeAndBreak;
  /** Up to how many heaps of each kind are kept apart. */
  readonly #tops: ReadonlyMap<PartKind, number>;
  /** The takes whose three heaps are looked for, of which the sets know only two. */
  readonly #triples: readonly Take[];
  #sums = new Map<PartKind, PartSums>();
  /** Values are below 32 times this power of two. */
  #words = 1;
  /** There is room for the heaps below. */
  #bound = FIRST_BOUND;
  /** How many heaps are in the sums. */
  #added = 0;
  /** What the takes that go on for ever reach from the last heaps, as many as are repeated. */
  #onward: Int32Array[] = [];

  /** The work since `settle` was called. */
  #work = 0;
  #values: HeapValues = new Uint8Array();

  constructor(law: TakeAndBreak) {
    this.#law = law;
    const tops = topsOf(leavesOf(law));
    const isLookedFor = ({ parts, leaves }: Leaves): boolean =>
      (leaves & 8) !== 0 && tops.get(parts ?? "any") === 3;
    const hasTail = law.onward?.leaves.some(isLookedFor) === true;
    this.#triples = hasTail ? [] : law.takes.filter(isLookedFor);
    for (const { parts = "any" } of this.#triples) tops.set(parts, 2);
    this.#tops = tops;
    this.#begin(this.#bound, this.#words);
  }

  /** Makes room, with nothing in it. Where there is none, all stays as it was, so that it can be tried again. */
  #begin(bound: number, words: number): void {
    const onward = (this.#law.onward?.leaves ?? []).map(() => new Int32Array(words));
    const sums = new Map(
      [...this.#tops].map(([kind, top]) => [kind, new PartSums(kind, bound, top, words)]),
    );
    [this.#bound, this.#words, this.#onward, this.#sums] = [bound, words, onward, sums];
    this.#added = 0;
  }

  settle(values: HeapValues, known: number, to: number): number {
    this.#values = values;
    let end = known;
    for (this.#work = 0; end < to && this.#work < UNASKED && this.largest <= mostIn(values);)
      end = this.#step(end);
    return end;
  }

  /** Finds the value of heap `known`, or comes closer to it. Returns up to where values are known. */
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
      // The heap is settled again when there is room for its value.
      if (value >= 32 * this.#words) {
        this.#begin(this.#bound, 2 * this.#words);
        return known;
      }
      this.largest = Math.max(this.largest, value);
      if (value > mostIn(values)) return known;
      values[heap] = value;
    }
    if (heap > 0) {
      for (const sums of this.#sums.values()) this.#work += sums.add(heap, values);
    }
    this.#added++;
    return Math.max(known, this.#added);
  }

  /** The least number that is neither in the set nor the nim-sum of three heaps. */
  #leastUnreached(seen: Int32Array, heap: number): number {
    for (let value = 0; value < 32 * this.#words; value++) {
      if (((seen[value >>> 5] ?? 0) >>> (value & 31)) & 1) continue;
      if (!this.#triples.some((take) => this.#isTriple(take.parts, heap - take.stones, value)))
        return value;
    }
    return 32 * this.#words;
  }

  /** Whether three heaps of so many stones have this nim-sum. */
  #isTriple(parts: Take["parts"], stones: number, value: number): boolean {
    const sums = this.#sums.get(parts ?? "any");
    if (sums === undefined) return false;
    const values = this.#values;
    const doubtful: number[] = [];
    for (let one = 1; one < stones - 1; one++) {
      if (!sums.has(stones - one, 2, value ^ (values[one] ?? 0))) continue;
      const third = stones - 2 * one;
      // The two others may be the same heap once more and this one.
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

  /** What the takes that go on for ever reach from a heap: what they reach from the heap a repetition before, and more. */
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

  /** Adds the nim-sums that can be left of so many stones. */
  #see(seen: Int32Array, digit: Leaves, stones: number): void {
    this.#work += 8;
    const kind = digit.parts ?? "any";
    for (const count of countsOf(digit)) {
      if (count === 0) {
        if (stones === 0) mark(seen, 0);
      } else if (count === 1) {
        if (stones > 0) mark(seen, itemAt(this.#values, stones));
      } else if (count <= ofKey(this.#tops, kind)) {
        this.#work += this.#words;
        this.#sums.get(kind)?.addTo(seen, stones, count);
      }
    }
  }
}

/** The most heaps that digits of each kind leave. Nothing is to be kept of digits that leave one heap at most. */
function topsOf(all: readonly Leaves[]): Map<PartKind, number> {
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
