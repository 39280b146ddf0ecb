import type { GrowingTable } from "./growing-table.ts";
import { commonParity } from "./sparse-space.ts";
import { parity, sparsestMask } from "./sparsest-mask.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

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
  { values, known }: Pick<GrowingTable, "values" | "known">,
  law: TakeAndBreak,
): SparseFacts | undefined {
  const census = new SparseCensus(law);
  census.read(values, known);
  return census.facts();
}

/** Counts what {@link sparseFacts} tells of a table while it grows: every value is read once. */
export class SparseCensus {
  /** Entry 2v + s: how many heaps have value v and parity s, and the last of them. */
  #count = new Int32Array(128);
  #ends = new Int32Array(128);
  #next = 1;
  readonly #isOfUse: boolean;
  /** The common parity of all takes that split, or −1. */
  readonly #odd: number;

  constructor({ takes, onward }: TakeAndBreak) {
    const splits = takes.filter(({ leaves }) => leaves & 4).map(({ stones }) => stones);
    this.#odd = commonParity(splits);
    this.#isOfUse =
      splits.length > 0 && onward === undefined && takes.every(({ leaves }) => leaves < 8);
  }

  /** Reads on, up to heap `to`, which it does not read. O(1) time a heap. */
  read(values: ArrayLike<number>, to: number): void {
    if (!this.#isOfUse) return;
    const odd = this.#odd;
    for (let heap = this.#next; heap < to; heap++) {
      const at = 2 * (values[heap] ?? 0) + (odd < 0 ? 0 : (heap ^ odd) & 1);
      if (at >= this.#count.length) this.#widen(at);
      this.#count[at] = (this.#count[at] ?? 0) + 1;
      this.#ends[at] = heap;
    }
    this.#next = Math.max(this.#next, to);
  }

  /** What the heaps say that were read. O(values · log values) time. */
  facts(): SparseFacts | undefined {
    if (!this.#isOfUse) return undefined;
    const { mask, sized, rare } = sparsestMask(this.#count, this.#odd >= 0);
    const found = new Set<number>();
    let last = 0;
    for (const [at, count] of this.#count.entries()) {
      if (count === 0 || parity((at >> 1) & mask) !== (at & sized)) continue;
      found.add(at >> 1);
      last = Math.max(last, this.#ends[at] ?? 0);
    }
    return { mask, sized, values: [...found], heaps: rare, last };
  }

  #widen(at: number): void {
    const wider = (counts: Int32Array) => {
      const all = new Int32Array(2 ** (32 - Math.clz32(at)));
      all.set(counts);
      return all;
    };
    [this.#count, this.#ends] = [wider(this.#count), wider(this.#ends)];
  }
}
