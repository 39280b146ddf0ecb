import { DefinitionFiller } from "./definition-filler.ts";
import type { Filler, Memory } from "./filler.ts";
import type { HeapValues } from "./heap-values.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/** The heaps of one block: their masks fit into the processor's cache. */
const BLOCK = 1024;

/**
 * The values of a subtraction game by masks, as long as they are at most 31. Every heap has a mask with one bit set, its
 * value; the masks of a heap's options, combined by OR, are what the mex excludes. Amounts of at least the block size
 * are combined for a whole block at once, four at a time, since the heaps they lead to were computed before it.
 *
 * O(heaps · moves) time with a very small constant.
 */
export class SubtractionFiller implements Filler {
  readonly stride = 16 * BLOCK;
  largest = 0;
  readonly #law: TakeAndBreak;
  readonly #near: Int32Array;
  readonly #far: readonly number[];
  /** The masks of the block before, and of this one. */
  readonly #masks = new Int32Array(2 * BLOCK);
  /** The heap up to which the masks are those of a table that grew without a break. */
  #masked = -1;
  #wide: DefinitionFiller | undefined;

  constructor(law: TakeAndBreak) {
    this.#law = law;
    const set = law.takes.map(({ stones }) => stones);
    this.#near = Int32Array.from(set.filter((taken) => taken < BLOCK));
    this.#far = set.filter((taken) => taken >= BLOCK);
  }

  settle(values: HeapValues, known: number, to: number): number {
    let from = known;
    while (from < to && this.#wide === undefined) {
      const start = from - (from % BLOCK);
      const end = Math.min(start + BLOCK, to);
      this.#begin(values, start, from, end);
      const settled = this.#settle(values, start, from, end);
      if (settled < end) this.#wide = new DefinitionFiller(this.#law, values, settled);
      from = settled;
    }
    if (this.#wide === undefined) return from;
    const end = this.#wide.settle(values, from, to);
    this.largest = this.#wide.largest;
    return end;
  }

  memory(): Memory {
    return { window: this.#law.takes.at(-1)?.stones ?? 0, since: 0, unit: 1 };
  }

  /** What is there before the first heap of the block is settled: the masks before it, and the far moves'. */
  #begin(values: HeapValues, start: number, from: number, to: number): void {
    const masks = this.#masks;
    if (from === start && this.#masked === start) masks.copyWithin(0, BLOCK);
    else for (let n = Math.max(0, start - BLOCK); n < from; n++) masks[n - start + BLOCK] = 1 << (values[n] ?? 0); // prettier-ignore
    masks.fill(0, from - start + BLOCK);
    const far = this.#far;
    let next = 0;
    for (; (far[next + 3] ?? Infinity) <= from; next += 4) {
      orFour(masks, values, start, from, to, far[next] ?? 0, far[next + 1] ?? 0, far[next + 2] ?? 0, far[next + 3] ?? 0); // prettier-ignore
    }
    for (; (far[next] ?? Infinity) < to; next++) {
      const taken = far[next] ?? 0;
      for (let n = Math.max(from, taken); n < to; n++) {
        const at = n - start + BLOCK;
        masks[at] = (masks[at] ?? 0) | (1 << (values[n - taken] ?? 0));
      }
    }
  }

  #settle(values: HeapValues, start: number, from: number, to: number): number {
    const masks = this.#masks;
    const near = this.#near;
    let all = 0;
    for (let n = from; n < to; n++) {
      const at = n - start + BLOCK;
      let seen = masks[at] ?? 0;
      for (let move = 0; move < near.length; move++) {
        const taken = near[move] ?? 0;
        if (taken > n) break;
        seen |= masks[at - taken] ?? 0;
      }
      if (seen === -1) return n; // all of 0 … 31 are excluded
      const least = ~seen & (seen + 1);
      all |= least;
      masks[at] = least;
      values[n] = 31 - Math.clz32(least);
    }
    this.largest = Math.max(this.largest, 31 - Math.clz32(all));
    this.#masked = to;
    return to;
  }
}

function orFour(
  masks: Int32Array,
  values: HeapValues,
  start: number,
  from: number,
  to: number,
  a: number,
  b: number,
  c: number,
  d: number,
): void {
  for (let n = from; n < to; n++) {
    const first = (1 << (values[n - a] ?? 0)) | (1 << (values[n - b] ?? 0));
    const second = (1 << (values[n - c] ?? 0)) | (1 << (values[n - d] ?? 0));
    const at = n - start + BLOCK;
    masks[at] = (masks[at] ?? 0) | first | second;
  }
}
