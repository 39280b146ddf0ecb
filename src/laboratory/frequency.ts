/** How often a value occurs, and the first and the last heap that have it. */
export interface ValueCount {
  readonly value: number;
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/** Counts the values of a table while it grows, each heap once: O(1) time a heap, and 24 bytes for each value up to the largest. */
export class Frequency {
  #known = 0;
  #distinct = 0;
  #counts = new Float64Array(64);
  #firsts = new Float64Array(64);
  #lasts = new Float64Array(64);

  /** How many different values there are. */
  get distinct(): number {
    return this.#distinct;
  }

  /** Counts on, up to heap `to`, which it does not count. */
  read(values: ArrayLike<number>, to: number): void {
    for (; this.#known < to; this.#known++) {
      const value = values[this.#known] ?? 0;
      while (value >= this.#counts.length) {
        this.#counts = doubled(this.#counts);
        this.#firsts = doubled(this.#firsts);
        this.#lasts = doubled(this.#lasts);
      }
      const count = this.#counts[value] ?? 0;
      if (count === 0) {
        this.#distinct++;
        this.#firsts[value] = this.#known;
      }
      this.#counts[value] = count + 1;
      this.#lasts[value] = this.#known;
    }
  }

  /** The values that occur most, at most so many of them, the smallest value first. O(largest value) time, and sorting. */
  rows(most = Infinity): readonly ValueCount[] {
    const rows: ValueCount[] = [];
    this.#counts.forEach((count, value) => {
      const [first, last] = [this.#firsts[value] ?? 0, this.#lasts[value] ?? 0];
      if (count > 0) rows.push({ value, count, first, last });
    });
    if (rows.length <= most) return rows;
    const kept = rows.toSorted((a, b) => b.count - a.count || a.value - b.value).slice(0, most);
    return kept.sort((a, b) => a.value - b.value);
  }
}

function doubled(array: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(2 * array.length);
  longer.set(array);
  return longer;
}
