import type { HeapValues } from "./filler.ts";
import { isPlain, type TakeAndBreak } from "./take-and-break.ts";

/** Maximum fraction of heaps that may be rare; with more, the method has no advantage. */
const MAX_RARE = 1 / 6;

/**
 * The heaps whose Grundy value is rare: the bits of the value under a mask have even parity. If all takes that split
 * have the same parity, the parity of the heap's size may count as one more bit. The mask is chosen again whenever the
 * number of heaps has doubled, so that as few heaps as possible are rare.
 */
export class SparseSpace {
  /** The first `count` entries are the rare heaps except heap 0, in increasing order. */
  heaps = new Int32Array(64);
  count = 0;
  mask = 1;
  /** 1 if the heap's parity counts, otherwise 0. */
  sized = 0;
  /** Whether few heaps are rare; if not, `count` is 0. */
  isSparse = false;
  /** The values with even parity and those with odd parity under the mask, each in increasing order. */
  values: readonly [Int32Array, Int32Array] = [new Int32Array(), new Int32Array()];
  /** Entry v is the parity of v under the mask. */
  #parities = new Uint8Array(64);
  #nextChoice = 64;
  /** Number of heaps with each value: entry 2v + s counts value v and size parity s, relative to the takes. */
  #frequency = new Int32Array(128);
  /** The common parity of all takes that split, or −1 if they have none. */
  readonly #odd: number;

  constructor(splits: Int32Array) {
    this.#odd = commonParity(splits);
  }

  /** Returns the parity under the mask of the rare values of this heap. */
  rareParity(heap: number): number {
    return this.sized & (heap ^ this.#odd) & 1;
  }

  isRare(heap: number, value: number): boolean {
    return this.#parities[value] === this.rareParity(heap);
  }

  /** Allocates room for values below this power of two. */
  widen(width: number): void {
    if (width <= this.#parities.length) return;
    const frequency = new Int32Array(2 * width);
    frequency.set(this.#frequency);
    this.#frequency = frequency;
    this.#parities = new Uint8Array(width);
    this.#updateValues();
  }

  /** Adds the value of the next heap; returns whether it is rare. */
  add(heap: number, value: number): boolean {
    if (heap === 0) return false;
    const at = 2 * value + this.#side(heap);
    this.#frequency[at] = (this.#frequency[at] ?? 0) + 1;
    if (!this.isSparse || !this.isRare(heap, value)) return false;
    this.#addRare(heap);
    return true;
  }

  /** Chooses the mask again, if due, from the values of all heaps below `next`; returns whether the space changed. */
  choose(next: number, values: HeapValues): boolean {
    if (next < this.#nextChoice && this.count <= next * MAX_RARE) return false;
    this.#nextChoice = Math.max(this.#nextChoice, 2 * next);
    const { mask, sized, rare } = sparsestMask(this.#frequency, this.#odd >= 0);
    const isSparse = rare <= next * MAX_RARE;
    if (mask === this.mask && sized === this.sized && isSparse === this.isSparse) return false;
    [this.mask, this.sized, this.isSparse] = [mask, sized, isSparse];
    this.#updateValues();
    this.count = 0;
    if (!isSparse) this.heaps = new Int32Array(64);
    else
      for (let heap = 1; heap < next; heap++)
        if (this.isRare(heap, values[heap] ?? 0)) this.#addRare(heap);
    return true;
  }

  #side(heap: number): number {
    return this.#odd < 0 ? 0 : (heap ^ this.#odd) & 1;
  }

  #addRare(heap: number): void {
    if (this.count === this.heaps.length) {
      const longer = new Int32Array(2 * this.count);
      longer.set(this.heaps);
      this.heaps = longer;
    }
    this.heaps[this.count++] = heap;
  }

  #updateValues(): void {
    const parities = this.#parities.map((_, value) => parity(value & this.mask));
    const all = Int32Array.from(parities.keys());
    const of = (wanted: number) => all.filter((value) => parities[value] === wanted);
    this.#parities = parities;
    this.values = [of(0), of(1)];
  }
}

/** Reports whether the sparse-space method applies: finitely many takes leave at most two heaps, and some leave two. */
export const mayBeSparse = (law: TakeAndBreak): boolean =>
  isPlain(law) &&
  law.onward === undefined &&
  law.takes.every(({ leaves }) => leaves < 8) &&
  law.takes.some(({ leaves }) => leaves > 3);

/** Returns 0 or 1 if all numbers have this parity, otherwise −1. */
function commonParity(numbers: ArrayLike<number>): number {
  const odd = (numbers[0] ?? 0) & 1;
  for (let at = 1; at < numbers.length; at++) if (((numbers[at] ?? 0) & 1) !== odd) return -1;
  return odd;
}

/** A mask of values, whether the parity of the heap counts as well, and the number of rare heaps. */
interface SparsestMask {
  readonly mask: number;
  readonly sized: 0 | 1;
  readonly rare: number;
}

/**
 * Returns the mask under which the fewest heaps are rare; of several, one without the parity of the heap, then the
 * least. The Walsh–Hadamard transform of the counts gives, for every mask, the number of heaps with even parity minus
 * the number with odd parity. O(values · log values) time.
 *
 * @param frequency entry 2v + s counts the heaps of value v and parity s; the length is a power of two
 * @param maySize whether the parity of the heap may count
 */
function sparsestMask(frequency: ArrayLike<number>, maySize: boolean): SparsestMask {
  const balance = Float64Array.from(frequency);
  for (let half = 1; half < balance.length; half *= 2) {
    for (let at = 0; at < balance.length; at++) {
      if (at & half) continue;
      const [low, high] = [balance[at] ?? 0, balance[at + half] ?? 0];
      balance[at] = low + high;
      balance[at + half] = low - high;
    }
  }
  let best = 2;
  for (const sized of maySize ? [0, 1] : [0]) {
    for (let at = 2 + sized; at < balance.length; at += 2) {
      if ((balance[at] ?? 0) < (balance[best] ?? 0)) best = at;
    }
  }
  const rare = ((balance[0] ?? 0) + (balance[best] ?? 0)) / 2;
  return { mask: best >> 1, sized: best & 1 ? 1 : 0, rare };
}

/** Returns 1 if an odd number of the 32 bits is set, otherwise 0. */
function parity(bits: number): 0 | 1 {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return (0x6996 >>> (folded & 15)) & 1 ? 1 : 0;
}

/** The sparse space of a table: the rare values, and the heaps that have them. */
export interface SparseFacts {
  /** The mask: a value is rare if an even number of its bits under the mask are set. */
  readonly mask: number;
  /** 1 if the size of the heap minus the stones taken by a split is added to this number of bits. */
  readonly sized: 0 | 1;
  /** The rare values that occur, in increasing order. */
  readonly values: readonly number[];
  /** Number of rare heaps from heap 1 on. */
  readonly heaps: number;
  /** The last rare heap; 0 if there is none. */
  readonly last: number;
}

/**
 * Returns the sparse space of the known heaps, with the mask under which the fewest of them are rare; `undefined` for a
 * law to which the method does not apply. O(known) time.
 */
export function sparseFacts(
  { values, known }: { readonly values: ArrayLike<number>; readonly known: number },
  law: TakeAndBreak,
): SparseFacts | undefined {
  if (!mayBeSparse(law)) return undefined;
  const odd = commonParity(
    law.takes.filter(({ leaves }) => leaves & 4).map(({ stones }) => stones),
  );
  let largest = 0;
  for (let heap = 1; heap < known; heap++) largest = Math.max(largest, values[heap] ?? 0);
  const length = 2 ** (33 - Math.clz32(largest));
  /** Entry 2v + s: the number of heaps with value v and parity s, and the last of them. */
  const [counts, ends] = [new Int32Array(length), new Int32Array(length)];
  for (let heap = 1; heap < known; heap++) {
    const at = 2 * (values[heap] ?? 0) + (odd < 0 ? 0 : (heap ^ odd) & 1);
    counts[at] = (counts[at] ?? 0) + 1;
    ends[at] = heap;
  }
  const { mask, sized, rare } = sparsestMask(counts, odd >= 0);
  const found = new Set<number>();
  let last = 0;
  for (const [at, count] of counts.entries()) {
    if (count === 0 || parity((at >> 1) & mask) !== (at & sized)) continue;
    found.add(at >> 1);
    last = Math.max(last, ends[at] ?? 0);
  }
  return { mask, sized, values: [...found], heaps: rare, last };
}
