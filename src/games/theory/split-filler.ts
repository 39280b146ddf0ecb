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
import { PartSums, type Need, type PartKind } from "./part-sums.ts";

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
  readonly #needs: ReadonlyMap<PartKind, Need>;
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
    const needs = needsOf(leavesOf(law));
    const isLookedFor = ({ parts, leaves }: Leaves): boolean => {
      if (!(leaves & 8) || parts === "equal") return false;
      const need = needs.get(parts ?? "any");
      return need?.isOpen === false && need.top === 3;
    };
    const hasTail = law.onward?.leaves.some(isLookedFor) === true;
    this.#triples = hasTail ? [] : law.takes.filter(isLookedFor);
    for (const { parts = "any" } of this.#triples)
      if (parts !== "equal") needs.set(parts, { top: 2, isOpen: false });
    this.#needs = needs;
    this.#begin(this.#bound, this.#words);
  }

  /** Makes room, with nothing in it. Where there is none, all stays as it was, so that it can be tried again. */
  #begin(bound: number, words: number): void {
    const onward = (this.#law.onward?.leaves ?? []).map(() => new Int32Array(words));
    const sums = new Map(
      [...this.#needs].map(([kind, need]) => [kind, new PartSums(kind, bound, need, words)]),
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
    const sums = this.#sums.get(kindOf(parts));
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
    const { from = Infinity, parts } = digit;
    for (const count of countsOf(digit)) this.#seeCount(seen, count, parts, stones);
    if (from === Infinity) return;
    if (from === 0 && stones === 0) mark(seen, 0);
    const last = parts === "equal" ? stones : ofKey(this.#needs, kindOf(parts)).top;
    for (let count = from; count <= last; count++) this.#seeCount(seen, count, parts, stones);
  }

  #seeCount(seen: Int32Array, count: number, parts: Take["parts"], stones: number): void {
    if (count === 0) {
      if (stones === 0) mark(seen, 0);
    } else if (count === 1) {
      if (stones > 0) mark(seen, itemAt(this.#values, stones));
    } else if (parts === "equal") {
      this.#work++;
      if (stones > 0 && stones % count === 0) {
        mark(seen, count % 2 === 0 ? 0 : itemAt(this.#values, stones / count));
      }
    } else if (count <= ofKey(this.#needs, kindOf(parts)).top) {
      this.#work += this.#words;
      this.#sums.get(kindOf(parts))?.addTo(seen, stones, count);
    }
  }
}

/** Of heaps that are all equal, no sums are kept. */
const kindOf = (parts: Take["parts"]): PartKind =>
  parts === "mixed" || parts === "unequal" ? parts : "any";

/** Nothing is to be kept of heaps that are all equal, nor of digits that leave one heap at most. */
function needsOf(all: readonly Leaves[]): Map<PartKind, Need> {
  const needs = new Map<PartKind, Need>();
  for (const kind of ["any", "unequal", "mixed"] as const) {
    const own = all.filter(
      (one) => (one.parts ?? "any") === kind && (one.from !== undefined || mostHeaps(one) > 1),
    );
    if (own.length === 0) continue;
    const largest = Math.max(0, ...own.map(mostHeaps));
    const open = own.flatMap(({ from = [] }) => from);
    const isOpen = open.length > 0;
    needs.set(kind, { top: isOpen ? Math.max(2, largest + 1, ...open) : largest, isOpen });
  }
  return needs;
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
