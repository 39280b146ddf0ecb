import type { SparseSpace } from "./sparse-space.ts";

/** The number of heaps in a wave, which are computed together; a power of two. */
export const WAVE = 16;

/** A prime, so that its multiples are spread over all parts: neighbouring parts have similar values. */
const STRIDE = 7919;

/**
 * What is known of the options of the heaps start … start + 15, before any of these has its value: row j of `seen` marks
 * the values of the options of heap start + j.
 *
 * A split into two parts above 16 has both below `start`. So one part can be kept fixed while the heap, and with it the
 * other part, runs through the wave: memory is then read in order, which is three times as fast.
 */
export class SparseWave {
  /** The rows, each 2^shift long: twice a power of two above all values, as far as the next mex may be searched. */
  seen = new Uint8Array(WAVE << 2);
  shift = 2;
  /** How many other parts every wave tries besides the rare ones; adapted to what the last waves lacked. */
  #ahead = 0;
  readonly #values: Int32Array;
  readonly #splits: Int32Array;
  readonly #apart: number;

  constructor(values: Int32Array, splits: Int32Array, apart: number) {
    this.#values = values;
    this.#splits = splits;
    this.#apart = apart;
  }

  /** Whether a row is long enough for the values that can follow this one. */
  holds(value: number): boolean {
    return 4 * value < 1 << this.shift;
  }

  widen(): void {
    this.shift++;
    this.seen = new Uint8Array(WAVE << this.shift);
  }

  /** Resets for the wave that begins at heap `start`; the heaps of the last wave needed `lacked` further tries in total. */
  begin(start: number, space: SparseSpace, lacked: number): void {
    this.seen.fill(0);
    this.#ahead += (lacked - 4 * this.#ahead) >> 6;
    const top = (start - (this.#splits.at(-1) ?? 0) - 1) >> 1;
    const parts = top - WAVE;
    // Where nearly all parts must be tried one by one anyway, trying them here too would only add work.
    this.#ahead = Math.max(0, Math.min(this.#ahead, parts >> 3));
    for (const stones of this.#splits) {
      for (let rare = 0; rare < space.count; rare++) {
        const part = space.heaps[rare] ?? 0;
        if (part > WAVE) this.#keep(part, start - stones - part);
      }
      if (parts <= 0) continue;
      for (let turn = 1; turn <= this.#ahead; turn++) {
        const part = WAVE + 1 + ((turn * STRIDE) % parts);
        this.#keep(part, start - stones - part);
      }
    }
  }

  /** Marks the splits with this part; `other` is the other part in the first heap of the wave. */
  #keep(part: number, other: number): void {
    const first = Math.max(0, 1 - other);
    const twin = part - other;
    if (this.#apart === 1 && twin >= first && twin < WAVE) {
      this.#run(part, other, first, twin);
      this.#run(part, other, twin + 1, WAVE);
    } else {
      this.#run(part, other, first, WAVE);
    }
  }

  #run(part: number, other: number, from: number, to: number): void {
    const values = this.#values;
    markRun(
      this.seen,
      values[part] ?? 0,
      values,
      other + from,
      other + to,
      from << this.shift,
      1 << this.shift,
    );
  }
}

/**
 * Row by row, from index `at` on, marks the nim-sums of `value` and the values from … to - 1. Nearly all of the time
 * is spent here; four marks per iteration save a fifth of it.
 */
function markRun(
  seen: Uint8Array,
  value: number,
  values: Int32Array,
  from: number,
  to: number,
  at: number,
  width: number,
): void {
  let cell = at | value;
  let other = from;
  for (; other + 3 < to; other += 4) {
    seen[cell ^ (values[other] ?? 0)] = 1;
    seen[(cell + width) ^ (values[other + 1] ?? 0)] = 1;
    seen[(cell + 2 * width) ^ (values[other + 2] ?? 0)] = 1;
    seen[(cell + 3 * width) ^ (values[other + 3] ?? 0)] = 1;
    cell += 4 * width;
  }
  for (; other < to; other++) {
    seen[cell ^ (values[other] ?? 0)] = 1;
    cell += width;
  }
}
