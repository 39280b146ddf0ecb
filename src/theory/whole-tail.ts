import { itemAt } from "./item-at.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/**
 * Infinitely many takes that leave one heap or none, their kinds repeated periodically. What they exclude from the value
 * of a heap they exclude from that of every heap a multiple of their period later; so there is one growing set of
 * values for each residue. O(period of the takes) time a heap.
 */
export class WholeTail {
  readonly #from: number;
  readonly #leaves: readonly number[];
  /** For each residue of the heap: 1 for every value that is excluded, and the least that is not. */
  readonly #excluded: Uint8Array[];
  readonly #least: Int32Array;
  /** The heaps below this one were reached. */
  #next = 0;

  constructor({ from, leaves }: NonNullable<TakeAndBreak["onward"]>) {
    this.#from = from;
    this.#leaves = leaves;
    this.#excluded = leaves.map(() => new Uint8Array(64));
    this.#least = new Int32Array(leaves.length);
  }

  /** To be called for the heaps 0, 1, 2, … in order, when all smaller ones have their values. */
  reach(values: ArrayLike<number>, heap: number): void {
    if (heap < this.#next) return;
    this.#next = heap + 1;
    const { length } = this.#leaves;
    const left = heap - this.#from;
    if (left < 0) return;
    for (let later = 0; later < length; later++) {
      const leaves = itemAt(this.#leaves, later);
      if (left > 0 && leaves & 2) this.#add((heap + later) % length, values[left] ?? 0);
    }
  }

  /** All values below this one are excluded for the heap. */
  least(heap: number): number {
    return this.#least[heap % this.#leaves.length] ?? 0;
  }

  has(heap: number, value: number): boolean {
    if (value === 0 && this.#ends(heap)) return true;
    return itemAt(this.#excluded, heap % this.#leaves.length)[value] === 1;
  }

  /** Whether the heap may be taken as a whole. */
  #ends(heap: number): boolean {
    const past = heap - this.#from;
    return past >= 0 && (itemAt(this.#leaves, past % this.#leaves.length) & 1) === 1;
  }

  #add(residue: number, value: number): void {
    let excluded = itemAt(this.#excluded, residue);
    if (value >= excluded.length) {
      const longer = new Uint8Array(2 ** (32 - Math.clz32(value)));
      longer.set(excluded);
      this.#excluded[residue] = longer;
      excluded = longer;
    }
    excluded[value] = 1;
    let least = this.#least[residue] ?? 0;
    while (excluded[least] === 1) least++;
    this.#least[residue] = least;
  }
}
