import type { HeapValues } from "./filler.ts";
import type { SparseSpace } from "./sparse-space.ts";

/** Number of heaps in a wave, whose splits are tried together before any of their values is known. */
export const WAVE = 16;

/**
 * Marks of the values that the tried splits give. All takes share them: two parts with sum m are a split of heap m + k
 * for each take k that splits. So there is one row of marks for each sum m: first the older sums that greater takes
 * use, then the sums of the wave's heaps with the smallest take, then one row in which other rows are joined.
 *
 * If both parts are above 16, both are below the wave. So one part can be fixed while the sum and the other part run
 * through the wave: memory is then read in order, which is three times as fast.
 */
export class SparseWave {
  /** The rows, each 2^shift long: twice a power of two above all values, so that the next mex is within the row. */
  seen: Uint8Array;
  shift = 6;
  /** Number of older rows. */
  readonly span: number;
  /** The smallest take that splits. */
  readonly #least: number;
  readonly #apart: number;
  /** The first heap of the previous wave, or −1 if its rows cannot be reused. */
  #previous = -1;

  constructor(splits: Int32Array, apart: number) {
    this.#least = splits[0] ?? 0;
    this.span = (splits.at(-1) ?? 0) - this.#least;
    this.#apart = apart;
    this.seen = this.#rows();
  }

  /** Reports whether a row is long enough for the values that can follow this one. */
  holds(value: number): boolean {
    return 2 * value < 1 << this.shift;
  }

  widen(): void {
    this.shift++;
    this.seen = this.#rows();
    this.forget();
  }

  /** Discards the rows of the previous wave. Must be called when the set of rare heaps is replaced. */
  forget(): void {
    this.#previous = -1;
  }

  /** The index at which the row begins in which other rows are joined. */
  get joined(): number {
    return (this.span + WAVE) << this.shift;
  }

  /** Marks the splits with a rare part above 16 for the wave that begins at heap `start`; all splits if not sparse. */
  begin(values: HeapValues, start: number, space: SparseSpace): void {
    const { seen, span, shift } = this;
    const least = start - this.#least;
    if (this.#previous < 0) {
      seen.fill(0, 0, span << shift);
      for (let row = 0; row < span; row++) this.#markOlder(values, least - span + row, row, space);
    } else if (span > 0) {
      const moved = start - this.#previous;
      seen.copyWithin(0, moved << shift, (moved + span) << shift);
    }
    this.#previous = start;
    seen.fill(0, span << shift);
    if (space.isSparse) this.#markRare(values, least, space.heaps, space.count);
    else this.#markAll(values, least);
  }

  #markOlder(values: HeapValues, sum: number, row: number, space: SparseSpace): void {
    const see = (part: number): void => {
      const other = sum - part;
      if (other <= 0 || (this.#apart === 1 && other === part)) return;
      this.seen[(row << this.shift) + ((values[part] ?? 0) ^ (values[other] ?? 0))] = 1;
    };
    for (let part = 1; part <= (space.isSparse ? WAVE : sum); part++) see(part);
    for (let rare = 0; rare < space.count; rare++) see(space.heaps[rare] ?? 0);
  }

  #markRare(values: HeapValues, least: number, heaps: Int32Array, count: number): void {
    for (let rare = 0; rare < count; rare++) {
      const part = heaps[rare] ?? 0;
      if (part > WAVE) this.#mark(values, part, least - part);
    }
  }

  #markAll(values: HeapValues, least: number): void {
    const top = (least + WAVE) >> 1;
    for (let part = WAVE + 1; part <= top; part++) this.#mark(values, part, least - part);
  }

  /** Marks the splits with this part; `other` is the other part in the first row of the wave. */
  #mark(values: HeapValues, part: number, other: number): void {
    const twin = part - other;
    if (other <= 0 || (twin >= 0 && twin < WAVE)) this.#markSome(values, part, other);
    else
      markWave(
        this.seen,
        this.span << this.shift,
        values[part] ?? 0,
        values,
        other,
        1 << this.shift,
      );
  }

  /** Marks the splits with this part if some rows have no such split. */
  #markSome(values: HeapValues, part: number, other: number): void {
    const value = values[part] ?? 0;
    const twin = this.#apart === 1 ? part - other : -1;
    for (let row = Math.max(0, 1 - other); row < WAVE; row++) {
      if (row === twin) continue;
      const at = (this.span + row) << this.shift;
      this.seen[at + (value ^ (values[other + row] ?? 0))] = 1;
    }
  }

  #rows(): Uint8Array {
    return new Uint8Array((this.span + WAVE + 1) << this.shift);
  }
}

/**
 * Marks, row by row from index `at` on, the nim-sums of `value` and the values of heaps from … from + 15. This is the
 * hottest loop: it has four marks and no condition; rows begin at multiples of their length, so that an index is a
 * nim-sum as well; and `| 0` spares engines the check whether a sum is still a 32-bit integer.
 */
function markWave(
  seen: Uint8Array,
  at: number,
  value: number,
  values: HeapValues,
  from: number,
  width: number,
): void {
  let row = at ^ value;
  const end = (from + WAVE) | 0;
  for (let other = from | 0; other < end; other = (other + 4) | 0) {
    seen[row ^ (values[other] ?? 0)] = 1;
    row = (row + width) | 0;
    seen[row ^ (values[(other + 1) | 0] ?? 0)] = 1;
    row = (row + width) | 0;
    seen[row ^ (values[(other + 2) | 0] ?? 0)] = 1;
    row = (row + width) | 0;
    seen[row ^ (values[(other + 3) | 0] ?? 0)] = 1;
    row = (row + width) | 0;
  }
}
