/** The values of heaps, as narrow as they can be. */
export type HeapValues = Uint8Array | Uint16Array | Int32Array;

/** The largest value that the array can hold. */
export function mostIn(values: HeapValues): number {
  return values.BYTES_PER_ELEMENT === 4 ? 2 ** 31 - 1 : 2 ** (8 * values.BYTES_PER_ELEMENT) - 1;
}

/** An array for so many values up to `largest`. */
export function arrayFor(largest: number, length: number): HeapValues {
  const Kind = largest < 256 ? Uint8Array : largest < 65_536 ? Uint16Array : Int32Array;
  return new Kind(length);
}

/** A method that computes the values of heaps in order, each from those of smaller heaps. */
export interface Filler {
  /** How many heaps are settled between two looks at the clock: some milliseconds at most, where heaps allow it. */
  readonly stride: number;

  /**
   * Writes the values of the heaps from `known` up to, not including, `to`, and returns up to where it came. It stops
   * early after some milliseconds, or before a value that the array cannot hold, which it leaves in `largest`.
   */
  settle(values: HeapValues, known: number, to: number): number;

  /** The largest value so far, written or not. */
  readonly largest: number;

  /** See {@link Memory}; `undefined` where no such thing is known. It is asked when so many heaps have their values. */
  memory?(known: number): Memory | undefined;
}

/**
 * The heaps from `since` on were settled in such a way that each depends on the `window` values before it alone: where
 * those recur, a multiple of `unit` heaps later, the same values follow for ever.
 */
export interface Memory {
  readonly window: number;
  readonly since: number;
  readonly unit: number;
  /** Where some of the heaps that recur are before `since`, whether they recur for ever all the same, this many heaps later. */
  holds?(values: HeapValues, known: number, period: number): boolean;
}
