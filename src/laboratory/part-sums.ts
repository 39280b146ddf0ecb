/** What is asked of the heaps into which stones are split, besides their number. */
export type PartKind = "any" | "unequal" | "mixed";

/**
 * The nim-sums that so many heaps of together m stones can have, for every m below a bound: as sets of bits, found while
 * heaps of 1, 2, 3, … stones become known, one after the other.
 *
 * It is the recursion of a knapsack: adding a heap of a stones with value g to a part that is known turns the set of m − a
 * stones by g, which permutes its bits. Where heaps must be unequal, a heap is added at most once. Heaps that are not all
 * equal arise from such heaps, or from any smaller ones, by adding one of a.
 *
 * O(bound · top · words) time to add a heap, and memory in all.
 */
export class PartSums {
  readonly #bound: number;
  readonly #top: number;
  readonly #words: number;
  readonly #isOpen: boolean;
  readonly #isOnce: boolean;
  readonly #sets: Int32Array;
  /** Of heaps that are not all equal: all heaps that are smaller than the one to be added. */
  readonly #smaller: PartSums | undefined;

  /**
   * @param bound m is below it
   * @param top sets are kept for 1 … top heaps
   * @param isOpen the last of them is for top heaps and more
   * @param words values are below 32 · words, a power of two
   */
  constructor(kind: PartKind, bound: number, top: number, isOpen: boolean, words: number) {
    this.#bound = bound;
    this.#top = top;
    this.#words = words;
    this.#isOpen = isOpen;
    this.#isOnce = kind === "unequal";
    this.#sets = new Int32Array(bound * top * words);
    this.#smaller = kind === "mixed" ? new PartSums("any", bound, top, isOpen, words) : undefined;
  }

  /** Adds heaps of so many stones, more than all before. Returns how many words it looked at. */
  add(stones: number, value: number): number {
    const bound = this.#bound;
    if (stones >= bound) return 0;
    if (this.#isOnce) {
      // From the largest m down: what a set is made of does not have this heap yet.
      for (let m = bound - 1; m > stones; m--) this.#turn(this.#sets, m - stones, m, value);
    }
    if (this.#smaller === undefined) this.#mark(stones, value);
    if (!this.#isOnce) {
      for (let m = stones + 1; m < bound; m++) {
        this.#turn(this.#sets, m - stones, m, value);
        if (this.#smaller) this.#turn(this.#smaller.#sets, m - stones, m, value);
      }
    }
    const looked = this.#smaller?.add(stones, value) ?? 0;
    return looked + (bound - stones) * this.#top * this.#words;
  }

  /** Adds to a set, as its bits, the nim-sums of `count` heaps with together m stones. */
  addTo(seen: Int32Array, m: number, count: number): void {
    const from = (m * this.#top + count - 1) * this.#words;
    for (let word = 0; word < this.#words; word++) {
      seen[word] = (seen[word] ?? 0) | (this.#sets[from + word] ?? 0);
    }
  }

  #mark(stones: number, value: number): void {
    const at = stones * this.#top * this.#words + (value >>> 5);
    this.#sets[at] = (this.#sets[at] ?? 0) | (1 << (value & 31));
  }

  /** Adds one heap of this value to what is known of `from` stones, for every number of heaps. */
  #turn(source: Int32Array, from: number, to: number, value: number): void {
    const words = this.#words;
    const [low, high] = [from * this.#top * words, to * this.#top * words];
    const all = this.#top * words;
    orTurned(this.#sets, high + words, source, low, all - words, words, value);
    if (this.#isOpen) orTurned(this.#sets, high + all - words, source, low + all - words, words, words, value); // prettier-ignore
  }
}

/** Adds sets of so many words each to those at another place, with every number in them nim-added to a value. */
function orTurned(
  sets: Int32Array,
  to: number,
  source: Int32Array,
  from: number,
  length: number,
  words: number,
  value: number,
): void {
  const high = value >>> 5;
  for (let word = 0; word < length; word++) {
    let bits = source[from + word] ?? 0;
    if (bits === 0) continue;
    if (value & 1) bits = ((bits & 0x55555555) << 1) | ((bits >>> 1) & 0x55555555);
    if (value & 2) bits = ((bits & 0x33333333) << 2) | ((bits >>> 2) & 0x33333333);
    if (value & 4) bits = ((bits & 0x0f0f0f0f) << 4) | ((bits >>> 4) & 0x0f0f0f0f);
    if (value & 8) bits = ((bits & 0x00ff00ff) << 8) | ((bits >>> 8) & 0x00ff00ff);
    if (value & 16) bits = (bits << 16) | (bits >>> 16);
    const at = to + ((word & -words) | ((word ^ high) & (words - 1)));
    sets[at] = (sets[at] ?? 0) | bits;
  }
}
