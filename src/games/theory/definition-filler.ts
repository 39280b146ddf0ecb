import { type Filler, maxValueOf, type HeapValues, type Memory } from "./filler.ts";
import { isUnequal, type TakeAndBreak } from "./take-and-break.ts";
import { itemAt } from "./item-at.ts";

/**
 * The values that repeated takes, each of which leaves one heap or none, exclude. A value that is excluded for a heap
 * is excluded for every heap a multiple of the period of the takes later, so there is one growing set of values for
 * each residue. O(period of the takes) time per heap.
 */
class WholeTail {
  readonly #from: number;
  readonly #leaves: readonly number[];
  /** For each residue of the heap: 1 for every excluded value, and the least value that is not excluded. */
  readonly #excluded: Uint8Array[];
  readonly #least: Int32Array;
  /** `reach` was called for the heaps below this one. */
  #next = 0;

  constructor({ from, leaves }: NonNullable<TakeAndBreak["onward"]>) {
    this.#from = from;
    this.#leaves = leaves.map((each) => each.leaves);
    this.#excluded = leaves.map(() => new Uint8Array(64));
    this.#least = new Int32Array(leaves.length);
  }

  /** Updates the sets for a heap. The heaps must be 0, 1, 2, … in order; `values` contains those of smaller heaps. */
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

  /** Returns the bound below which all values are excluded for the heap. */
  least(heap: number): number {
    return this.#least[heap % this.#leaves.length] ?? 0;
  }

  has(heap: number, value: number): boolean {
    if (value === 0 && this.#ends(heap)) return true;
    return itemAt(this.#excluded, heap % this.#leaves.length)[value] === 1;
  }

  /** Reports whether the whole heap may be taken. */
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

/** Maximum number of heaps that are settled between two searches for a period. */
const MAX_STRIDE = 2 ** 14;

/**
 * Computes values by the definition, if finitely many takes leave two heaps and no take leaves more: each value is the
 * mex over all options. If infinitely many takes leave one heap or none, the values that they exclude are stored
 * between heaps, so that these takes cost as much as a few takes.
 *
 * O(options of all heaps) time; repeated takes count as one option for each entry of their period.
 */
export class DefinitionFiller implements Filler {
  largest = 0;
  /** The finitely many takes that leave no heap, one heap, or two heaps. */
  readonly #ends: ReadonlySet<number>;
  readonly #wholes: Int32Array;
  readonly #pairs: Int32Array;
  readonly #apart: number;
  readonly #tail: WholeTail | undefined;
  /** The largest take of a subtraction game, in which each value depends only on that many values before it. */
  readonly #window: number | undefined;
  /** A value was seen if its stamp is the current heap. */
  #stamps = new Int32Array(64).fill(-1);
  #cost = 0;

  constructor(law: TakeAndBreak) {
    this.#tail = law.onward === undefined ? undefined : new WholeTail(law.onward);
    const stonesFor = (bit: number) =>
      law.takes.filter(({ leaves }) => leaves & bit).map(({ stones }) => stones);
    this.#ends = new Set(stonesFor(1));
    this.#wholes = Int32Array.from(stonesFor(2));
    this.#pairs = Int32Array.from(stonesFor(4));
    this.#apart = isUnequal(law) ? 1 : 0;
    const isSubtraction = law.takes.every(({ leaves }) => leaves === 3);
    if (isSubtraction && law.onward === undefined) this.#window = law.takes.at(-1)?.stones ?? 0;
  }

  get stride(): number {
    return Math.min(MAX_STRIDE, Math.max(1, Math.floor(1e6 / (1 + this.#cost))));
  }

  memory(): Memory | undefined {
    return this.#window === undefined ? undefined : { window: this.#window, since: 0, unit: 1 };
  }

  settle(values: HeapValues, known: number, to: number): number {
    const most = maxValueOf(values);
    this.#cost = this.#wholes.length + (this.#pairs.length * to) / 2;
    for (let size = known; size < to; size++) {
      this.#tail?.reach(values, size);
      this.#seeWholes(values, size);
      this.#seePairs(values, size);
      const least = this.#least(size);
      this.largest = Math.max(this.largest, least);
      if (least > most) return size;
      if (least >= this.#stamps.length) this.#widen(least);
      values[size] = least;
    }
    return to;
  }

  #seeWholes(values: HeapValues, size: number): void {
    const stamps = this.#stamps;
    if (this.#ends.has(size)) stamps[0] = size;
    for (let turn = 0; turn < this.#wholes.length; turn++) {
      const left = size - (this.#wholes[turn] ?? 0);
      if (left <= 0) return;
      stamps[values[left] ?? 0] = size;
    }
  }

  #seePairs(values: HeapValues, size: number): void {
    const stamps = this.#stamps;
    for (let turn = 0; turn < this.#pairs.length; turn++) {
      const left = size - (this.#pairs[turn] ?? 0);
      for (let low = 1; 2 * low + this.#apart <= left; low++) {
        stamps[(values[low] ?? 0) ^ (values[left - low] ?? 0)] = size;
      }
    }
  }

  #least(size: number): number {
    const stamps = this.#stamps;
    const tail = this.#tail;
    let value = tail === undefined ? 0 : tail.least(size);
    while (stamps[value] === size || tail?.has(size, value) === true) value++;
    return value;
  }

  #widen(value: number): void {
    const wider = new Int32Array(Math.max(64, 2 ** (32 - Math.clz32(value)))).fill(-1);
    wider.set(this.#stamps);
    this.#stamps = wider;
  }
}
