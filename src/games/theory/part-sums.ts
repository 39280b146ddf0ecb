import { itemAt } from "./item-at.ts";

/** The required relation of the heaps into which stones are split. */
export type PartKind = "any" | "unequal" | "mixed";

/**
 * The nim-sums of 2 … top heaps with m stones in all, as bit sets, for every m below a bound. They are computed as the
 * values of the heaps 0, 1, 2, … become known one after another.
 *
 * For heaps of any sizes, or not all equal: one of r heaps has at most an r-th of the stones, and the others are heaps
 * of the same kind or, if not all may be equal, may also all be equal and differ from it. O(m · top · words) time for m
 * stones. For heaps of different sizes: as in the knapsack problem, each heap is added at most once to smaller heaps.
 * O(bound · top · words) time per heap.
 */
export class PartSums {
  readonly #kind: PartKind;
  readonly #bound: number;
  readonly #top: number;
  readonly #words: number;
  readonly #sets: Int32Array;

  /**
   * @param bound exclusive upper bound of m
   * @param top sets are stored for 2 … top heaps
   * @param words values are below 32 · words; it is a power of two
   */
  constructor(kind: PartKind, bound: number, top: number, words: number) {
    this.#kind = kind;
    [this.#bound, this.#top, this.#words] = [bound, top, words];
    this.#sets = new Int32Array(bound * (top - 1) * words);
  }

  /** Computes the sets of m stones from the values of all smaller heaps. Returns the number of steps. */
  prepare(m: number, values: ArrayLike<number>): number {
    if (this.#kind === "unequal") return 0;
    let work = 0;
    for (let count = 2; count <= this.#top; count++) {
      if (this.#kind === "mixed") work += this.#seedMixed(m, count, values);
      else if (count === 2) work += this.#seedPairs(m, values);
      if (count === 2) continue;
      for (let least = 1; least * count <= m; least++) {
        work += this.#addHeap(m, count, itemAt(values, least), m - least);
      }
    }
    return work;
  }

  /** Adds the heap of this many stones, whose value must be known. Returns the number of steps. */
  add(stones: number, values: ArrayLike<number>): number {
    if (this.#kind !== "unequal") return 0;
    const value = itemAt(values, stones);
    let work = stones;
    // In decreasing order, so that the sets that are read do not contain this heap yet.
    for (let count = this.#top; count > 2; count--) {
      for (let m = this.#bound - 1; m > stones; m--)
        work += this.#addHeap(m, count, value, m - stones);
    }
    for (let low = 1; low < stones && low + stones < this.#bound; low++) {
      this.#mark(low + stones, 2, value ^ itemAt(values, low));
    }
    return work;
  }

  #seedPairs(m: number, values: ArrayLike<number>): number {
    for (let low = 1; 2 * low <= m; low++) {
      this.#mark(m, 2, itemAt(values, low) ^ itemAt(values, m - low));
    }
    return m;
  }

  /** Adds the sums of one heap and others that are equal to each other and not to it. */
  #seedMixed(m: number, count: number, values: ArrayLike<number>): number {
    const others = count - 1;
    let each = 1;
    for (; others * each < m; each++) {
      const one = m - others * each;
      const rest = others % 2 === 0 ? 0 : itemAt(values, each);
      if (one !== each) this.#mark(m, count, itemAt(values, one) ^ rest);
    }
    return each;
  }

  /** Adds the nim-sums of `count` heaps with m stones in all to a bit set. */
  addTo(seen: Int32Array, m: number, count: number): void {
    const from = this.#place(m, count);
    for (let word = 0; word < this.#words; word++) {
      seen[word] = (seen[word] ?? 0) | (this.#sets[from + word] ?? 0);
    }
  }

  /** Reports whether `count` heaps with m stones in all can have this nim-sum. */
  has(m: number, count: number, value: number): boolean {
    return (((this.#sets[this.#place(m, count) + (value >>> 5)] ?? 0) >>> (value & 31)) & 1) === 1;
  }

  #place(m: number, count: number): number {
    return (m * (this.#top - 1) + count - 2) * this.#words;
  }

  #mark(m: number, count: number, value: number): void {
    const at = this.#place(m, count) + (value >>> 5);
    this.#sets[at] = (this.#sets[at] ?? 0) | (1 << (value & 31));
  }

  /** Adds the nim-sums of one heap with this value and `count` − 1 heaps with `rest` stones to the set for m stones. */
  #addHeap(m: number, count: number, value: number, rest: number): number {
    this.#addPermuted(this.#place(m, count), this.#place(rest, count - 1), value);
    return 2 * this.#words;
  }

  /** Adds one set to another with each number nim-added to a value, which permutes the bits. */
  #addPermuted(to: number, from: number, value: number): void {
    const sets = this.#sets;
    const high = value >>> 5;
    for (let word = 0; word < this.#words; word++) {
      let bits = sets[from + word] ?? 0;
      if (bits === 0) continue;
      if (value & 1) bits = ((bits & 0x55555555) << 1) | ((bits >>> 1) & 0x55555555);
      if (value & 2) bits = ((bits & 0x33333333) << 2) | ((bits >>> 2) & 0x33333333);
      if (value & 4) bits = ((bits & 0x0f0f0f0f) << 4) | ((bits >>> 4) & 0x0f0f0f0f);
      if (value & 8) bits = ((bits & 0x00ff00ff) << 8) | ((bits >>> 8) & 0x00ff00ff);
      if (value & 16) bits = (bits << 16) | (bits >>> 16);
      const at = to + (word ^ high);
      sets[at] = (sets[at] ?? 0) | bits;
    }
  }
}
