type Values = ArrayLike<number>;

/** The frequencies of values: a grid of stretches of `step` heaps and bands of `rise` values, both from 0 on. */
export interface Density {
  readonly step: number;
  readonly rise: number;
  /**
   * A string for each stretch, with a digit for each band, the lowest first: 0 if none of the stretch's heaps has such
   * a value, up to {@link LEVELS} for the largest shares.
   */
  readonly levels: readonly string[];
}

/** Number of shades; the n-th is for at most (n / LEVELS)² of the largest share, so that rare values are visible. */
export const LEVELS = 4;

/** Facts about the values of a table, in a size that does not depend on the number of values. */
export interface Summary {
  readonly known: number;
  /** The values of the first heaps. */
  readonly first: readonly number[];
  readonly density: Density;
  /** The most frequent values in increasing order, and the number of times that each occurs. */
  readonly counts: readonly (readonly [value: number, count: number])[];
  /** Number of distinct values. */
  readonly distinct: number;
  /** The first heaps of value 0, the P-positions of one heap. */
  readonly zeros: readonly number[];
  readonly zeroCount: number;
  readonly largest: number;
  /** The first heap of the largest value. */
  readonly largestAt: number;
}

/** Maximum sizes of the parts of a {@link Summary}. */
export const SUMMARY = { first: 400, stretches: 200, bands: 48, counts: 24, zeros: 200 } as const;

const { stretches, bands } = SUMMARY;

/** Reads each value of a growing table once, and computes its {@link Summary}. */
export class Survey {
  #known = 0;
  #step = 1;
  #rise = 1;
  /** Numbers of heaps of each stretch with a value in each band. */
  #grid = new Float64Array(stretches * bands);
  #counts = new Float64Array(64);
  #zeros: number[] = [];
  #largest = -1;
  #largestAt = 0;
  readonly #first: number[] = [];

  get known(): number {
    return this.#known;
  }

  /**
   * Reads further values, up to heap `to`, exclusive.
   *
   * @cost O(1) time per heap.
   */
  read(values: Values, to: number): void {
    for (let heap = this.#known; heap < to; heap++) this.#add(heap, values[heap] ?? 0);
    this.#known = Math.max(this.#known, to);
  }

  #add(heap: number, value: number): void {
    if (heap < SUMMARY.first) this.#first.push(value);
    if (value === 0 && this.#zeros.length < SUMMARY.zeros) this.#zeros.push(heap);
    if (value > this.#largest) [this.#largest, this.#largestAt] = [value, heap];
    while (value >= this.#counts.length) {
      const longer = new Float64Array(2 * this.#counts.length);
      longer.set(this.#counts);
      this.#counts = longer;
    }
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
    while (heap >= this.#step * stretches) this.#fold(1, 0);
    while (value >= this.#rise * bands) this.#fold(0, 1);
    const at = Math.floor(heap / this.#step) * bands + Math.floor(value / this.#rise);
    this.#grid[at] = (this.#grid[at] ?? 0) + 1;
  }

  /** Merges every two stretches, or every two bands, into one. */
  #fold(stretch: 0 | 1, band: 0 | 1): void {
    const grid = new Float64Array(stretches * bands);
    for (const [at, count] of this.#grid.entries()) {
      const to = (Math.floor(at / bands) >> stretch) * bands + ((at % bands) >> band);
      grid[to] = (grid[to] ?? 0) + count;
    }
    this.#grid = grid;
    this.#step *= 1 + stretch;
    this.#rise *= 1 + band;
  }

  #density(): Density {
    const [step, rise] = [this.#step, this.#rise];
    const used = Math.floor(Math.max(0, this.#largest) / rise) + 1;
    const shares = Array.from({ length: Math.ceil(this.#known / step) }, (_, stretch) => {
      const heaps = Math.min(step, this.#known - stretch * step);
      return this.#grid
        .slice(stretch * bands, stretch * bands + used)
        .map((count) => count / heaps);
    });
    const most = Math.max(...shares.map((all) => Math.max(...all)));
    const levels = shares.map((all) =>
      Array.from(all, (share) => Math.ceil(LEVELS * Math.sqrt(share / most))).join(""),
    );
    return { step, rise, levels };
  }

  /** Returns the present summary. */
  summary(): Summary {
    const all = Array.from(this.#counts, (count, value) => [value, count] as const).filter(
      ([, count]) => count > 0,
    );
    return {
      known: this.#known,
      first: [...this.#first],
      density: this.#density(),
      counts: all
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, SUMMARY.counts)
        .sort(([a], [b]) => a - b),
      distinct: all.length,
      zeros: [...this.#zeros],
      zeroCount: this.#counts[0] ?? 0,
      largest: Math.max(0, this.#largest),
      largestAt: this.#largestAt,
    };
  }
}
