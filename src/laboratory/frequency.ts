import type { GrowingTable } from "../theory/growing-table.ts";

/** How often a value occurs among the heaps of a table, and its first and last heap there. */
export interface ValueCount {
  readonly value: number;
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/** Counts the values of a table while it grows, each heap once. */
export class Frequency {
  readonly #rows = new Map<number, { value: number; count: number; first: number; last: number }>();
  #seen = 0;

  /** Counts what the table has gained; returns a row for each value that has occurred, the smallest value first. */
  look({ values, known }: GrowingTable): readonly ValueCount[] {
    for (; this.#seen < known; this.#seen++) {
      const value = values[this.#seen] ?? 0;
      const row = this.#rows.get(value);
      if (row === undefined) {
        this.#rows.set(value, { value, count: 1, first: this.#seen, last: this.#seen });
      } else {
        row.count++;
        row.last = this.#seen;
      }
    }
    return [...this.#rows.values()]
      .sort((a, b) => a.value - b.value)
      .map((row) => Object.freeze({ ...row }));
  }
}
