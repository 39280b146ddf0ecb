import type { HeapValues } from "./heap-values.ts";
import { parity, sparsestMask } from "./sparsest-mask.ts";

/** Up to this part of all heaps may be rare; where more are, nothing is gained by knowing them. */
const MOST_RARE = 1 / 6;

/**
 * The heaps whose Grundy value is rare: the bits of the value under a mask have even parity. Where every take that
 * splits has the same parity, one more bit counts, that of the heap's size. The mask is chosen again whenever the number
 * of heaps has doubled, so that as few heaps as possible are rare.
 */
export class SparseSpace {
  /** The rare heaps, smallest first, without the heap 0, are the first `count` entries. */
  heaps = new Int32Array(64);
  count = 0;
  mask = 1;
  /** 1 where the heap's parity counts. */
  sized = 0;
  /** Whether the rare heaps are few; where they are not, `heaps` is empty. */
  isSparse = false;
  /** The values with even parity under the mask, and those with odd parity, each in increasing order. */
  values: readonly [Int32Array, Int32Array] = [new Int32Array(), new Int32Array()];
  /** Entry v is the parity of v under the mask. */
  #parities = new Uint8Array(64);
  #nextChoice = 64;
  /** How many heaps have each value: entry 2v + 1 counts those that are odd together with the takes that split. */
  #frequency = new Int32Array(128);
  /** The common parity of all takes that split, or −1. */
  readonly #odd: number;

  constructor(splits: Int32Array) {
    this.#odd = commonParity(splits);
  }

  /** The parity that rare values of this heap have under the mask. */
  rareParity(heap: number): number {
    return this.sized & (heap ^ this.#odd) & 1;
  }

  isRare(heap: number, value: number): boolean {
    return this.#parities[value] === this.rareParity(heap);
  }

  /** Makes room for values below this power of two. */
  widen(width: number): void {
    if (width <= this.#parities.length) return;
    const frequency = new Int32Array(2 * width);
    frequency.set(this.#frequency);
    this.#frequency = frequency;
    this.#parities = new Uint8Array(width);
    this.#tell();
  }

  /** Adds the value of the next heap; returns whether it is rare. */
  add(heap: number, value: number): boolean {
    if (heap === 0) return false;
    const at = 2 * value + this.#side(heap);
    this.#frequency[at] = (this.#frequency[at] ?? 0) + 1;
    if (!this.isSparse || !this.isRare(heap, value)) return false;
    this.#keep(heap);
    return true;
  }

  /** Counts the heaps 1 … known − 1 at once. */
  addAll(values: HeapValues, known: number): void {
    for (let heap = 1; heap < known; heap++) {
      const at = 2 * (values[heap] ?? 0) + this.#side(heap);
      this.#frequency[at] = (this.#frequency[at] ?? 0) + 1;
    }
  }

  /** Chooses the mask anew if it is time, from the values of all heaps below `next`; returns whether it did. */
  choose(next: number, values: HeapValues): boolean {
    if (next < this.#nextChoice && this.count <= next * MOST_RARE) return false;
    this.#nextChoice = Math.max(this.#nextChoice, 2 * next);
    const { mask, sized, rare } = sparsestMask(this.#frequency, this.#odd >= 0);
    const isSparse = rare <= next * MOST_RARE;
    if (mask === this.mask && sized === this.sized && isSparse === this.isSparse) return false;
    [this.mask, this.sized, this.isSparse] = [mask, sized, isSparse];
    this.#tell();
    this.count = 0;
    if (!isSparse) this.heaps = new Int32Array(64);
    else
      for (let heap = 1; heap < next; heap++)
        if (this.isRare(heap, values[heap] ?? 0)) this.#keep(heap);
    return true;
  }

  #side(heap: number): number {
    return this.#odd < 0 ? 0 : (heap ^ this.#odd) & 1;
  }

  #keep(heap: number): void {
    if (this.count === this.heaps.length) {
      const longer = new Int32Array(2 * this.count);
      longer.set(this.heaps);
      this.heaps = longer;
    }
    this.heaps[this.count++] = heap;
  }

  #tell(): void {
    const parities = this.#parities.map((_, value) => parity(value & this.mask));
    const all = Int32Array.from(parities.keys());
    const of = (wanted: number) => all.filter((value) => parities[value] === wanted);
    this.#parities = parities;
    this.values = [of(0), of(1)];
  }
}

/** 0 or 1 when all of the numbers have this parity, −1 when they have none in common. */
export function commonParity(numbers: ArrayLike<number>): number {
  const odd = (numbers[0] ?? 0) & 1;
  for (let at = 1; at < numbers.length; at++) if (((numbers[at] ?? 0) & 1) !== odd) return -1;
  return odd;
}
