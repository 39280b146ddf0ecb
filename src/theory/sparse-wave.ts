import type { HeapValues } from "./heap-values.ts";
import type { SparseSpace } from "./sparse-space.ts";

/** The number of heaps in a wave, which are computed together; a power of two. */
export const WAVE = 16;

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
  readonly #splits: Int32Array;
  readonly #apart: number;

  constructor(splits: Int32Array, apart: number) {
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

  /** Marks, for the wave that begins at heap `start`, all splits with a rare part above 16; where that is not sparse, all. */
  begin(values: HeapValues, start: number, space: SparseSpace): void {
    this.seen.fill(0);
    for (let turn = 0; turn < this.#splits.length; turn++) {
      const whole = start - (this.#splits[turn] ?? 0);
      if (space.isSparse) {
        for (let rare = 0; rare < space.count; rare++) {
          const part = space.heaps[rare] ?? 0;
          if (part > WAVE) this.#keep(values, part, whole - part);
        }
      } else {
        const top = (whole + WAVE) >> 1;
        for (let part = WAVE + 1; part <= top; part++) this.#keep(values, part, whole - part);
      }
    }
  }

  /** Marks the splits with this part; `other` is the other part in the first heap of the wave. */
  #keep(values: HeapValues, part: number, other: number): void {
    const first = Math.max(0, 1 - other);
    const twin = part - other;
    if (this.#apart === 1 && twin >= first && twin < WAVE) {
      this.#run(values, part, other, first, twin);
      this.#run(values, part, other, twin + 1, WAVE);
    } else if (first < WAVE) {
      this.#run(values, part, other, first, WAVE);
    }
  }

  #run(values: HeapValues, part: number, other: number, from: number, to: number): void {
    const at = from << this.shift;
    markRun(this.seen, values[part] ?? 0, values, other + from, other + to, at, 1 << this.shift);
  }
}

/**
 * Row by row, from index `at` on, marks the nim-sums of `value` and the values from … to - 1. Nearly all of the time
 * is spent here; four marks per iteration save a fifth of it.
 */
function markRun(
  seen: Uint8Array,
  value: number,
  values: HeapValues,
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
