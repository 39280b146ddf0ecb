import type { HeapValues } from "./filler.ts";
import { isPlain, type TakeAndBreak } from "./take-and-break.ts";

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

/** Whether sparse spaces are of use: finitely many takes leave two heaps at most, and some of them two. */
export const mayBeSparse = (law: TakeAndBreak): boolean =>
  isPlain(law) &&
  law.onward === undefined &&
  law.takes.every(({ leaves }) => leaves < 8) &&
  law.takes.some(({ leaves }) => leaves > 3);

/** 0 or 1 when all of the numbers have this parity, −1 when they have none in common. */
function commonParity(numbers: ArrayLike<number>): number {
  const odd = (numbers[0] ?? 0) & 1;
  for (let at = 1; at < numbers.length; at++) if (((numbers[at] ?? 0) & 1) !== odd) return -1;
  return odd;
}

/** A mask of values, whether the parity of the heap counts as well, and how many heaps are rare under it. */
interface SparsestMask {
  readonly mask: number;
  readonly sized: 0 | 1;
  readonly rare: number;
}

/**
 * The mask under which the fewest heaps are rare; of several, one without the parity of the heap, and then the least. The
 * Walsh–Hadamard transform of the counts is, for every mask, the count with even parity minus the count with odd
 * parity. O(values · log values) time.
 *
 * @param frequency entry 2v + s counts the heaps of value v and parity s; the length is a power of two
 * @param maySize whether the parity of the heap may count
 */
function sparsestMask(frequency: ArrayLike<number>, maySize: boolean): SparsestMask {
  const balance = Float64Array.from(frequency);
  for (let half = 1; half < balance.length; half *= 2) {
    for (let at = 0; at < balance.length; at++) {
      if (at & half) continue;
      const [without, with_] = [balance[at] ?? 0, balance[at + half] ?? 0];
      balance[at] = without + with_;
      balance[at + half] = without - with_;
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

/** 1 when an odd number of the 32 bits is set, else 0. */
function parity(bits: number): 0 | 1 {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return (0x6996 >>> (folded & 15)) & 1 ? 1 : 0;
}

/** The sparse space of a table: which values are rare, and how many heaps have them. */
export interface SparseFacts {
  /** Rare are the values with an even number of bits under this mask, … */
  readonly mask: number;
  /** … together, where this is 1, with one for each stone that the heap has more than an even number of those that a split takes. */
  readonly sized: 0 | 1;
  /** The rare values that occur, in increasing order. */
  readonly values: readonly number[];
  /** How many of the heaps from 1 on are rare. */
  readonly heaps: number;
  /** The last of them; 0 if there is none. */
  readonly last: number;
}

/**
 * The sparse space of the heaps that are known: the mask under which the fewest of them are rare. `undefined` for a game
 * that never splits a heap in two at most, where the space has no use. O(known) time.
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
  /** Entry 2v + s: how many heaps have value v and parity s, and the last of them. */
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
