type Values = ArrayLike<number>;

/** Least and largest value of stretches of `step` heaps each, from heap 0 on. */
export interface Envelope {
  readonly step: number;
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** What is known of the values of a table, in a size that does not depend on how many there are. */
export interface Summary {
  readonly known: number;
  /** The values of the first heaps. */
  readonly first: readonly number[];
  readonly envelope: Envelope;
  /** The values that occur most, smallest value first, and how often each does. */
  readonly counts: readonly (readonly [value: number, count: number])[];
  /** How many different values there are. */
  readonly distinct: number;
  /** The first heaps of value 0, the P-positions of one heap. */
  readonly zeros: readonly number[];
  readonly zeroCount: number;
  readonly largest: number;
  /** The first heap of the largest value. */
  readonly largestAt: number;
}

/** How much of each there is at most. */
export const SUMMARY = { first: 400, stretches: 256, counts: 24, zeros: 200 } as const;

/** Reads each value of a growing table once and keeps what {@link Summary} says. */
export class Survey {
  #known = 0;
  #step = 1;
  #least: number[] = [];
  #most: number[] = [];
  #counts = new Float64Array(64);
  #zeros: number[] = [];
  #largest = -1;
  #largestAt = 0;
  readonly #first: number[] = [];

  get known(): number {
    return this.#known;
  }

  /**
   * Reads on, up to heap `to`, which it does not read.
   *
   * @cost O(1) time a heap.
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
    if (heap >= this.#step * SUMMARY.stretches) this.#halve();
    const at = Math.floor(heap / this.#step);
    this.#least[at] = Math.min(this.#least[at] ?? value, value);
    this.#most[at] = Math.max(this.#most[at] ?? value, value);
  }

  /** Makes one stretch of each two. */
  #halve(): void {
    const pairs = (all: readonly number[], of: (a: number, b: number) => number): number[] =>
      all.flatMap((one, i) => (i % 2 === 0 ? [of(one, all[i + 1] ?? one)] : []));
    this.#least = pairs(this.#least, Math.min);
    this.#most = pairs(this.#most, Math.max);
    this.#step *= 2;
  }

  /** What is known by now. */
  summary(): Summary {
    const all = Array.from(this.#counts, (count, value) => [value, count] as const).filter(
      ([, count]) => count > 0,
    );
    return {
      known: this.#known,
      first: [...this.#first],
      envelope: { step: this.#step, least: [...this.#least], most: [...this.#most] },
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
