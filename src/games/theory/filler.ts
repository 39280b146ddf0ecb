/** The values of heaps, in the narrowest array type that can store them. */
export type HeapValues = Uint8Array | Uint16Array | Int32Array;

/** Returns the largest value that the array can store. */
export function maxValueOf(values: HeapValues): number {
  return values.BYTES_PER_ELEMENT === 4 ? 2 ** 31 - 1 : 2 ** (8 * values.BYTES_PER_ELEMENT) - 1;
}

/** Creates an array for `length` values up to `largest`. */
export function arrayFor(largest: number, length: number): HeapValues {
  const Kind = largest < 256 ? Uint8Array : largest < 65_536 ? Uint16Array : Int32Array;
  return new Kind(length);
}

/** A method that computes the values of heaps in order, each from those of smaller heaps. */
export interface Filler {
  /** Number of heaps per call of `settle`, chosen so that a call takes a few milliseconds at most if possible. */
  readonly stride: number;

  /**
   * Writes the values of the heaps from `known` to `to` − 1 and returns the new number of known heaps. It stops early
   * after a few milliseconds, or before a value that the array cannot store; that value is then in `largest`.
   */
  settle(values: HeapValues, known: number, to: number): number;

  /** The largest value computed so far, written or not. */
  readonly largest: number;

  /** Returns the {@link Memory} of a table with `known` heaps; `undefined` if none is known. */
  memory?(known: number): Memory | undefined;
}

/**
 * The dependence of the values from heap `since` on: each was computed from the `window` values before it alone. If
 * these recur a multiple of `unit` heaps later, all later values recur.
 */
export interface Memory {
  readonly window: number;
  readonly since: number;
  readonly unit: number;
  /** Reports whether all later values recur by `period`, although some of the recurring heaps are before `since`. */
  holds?(values: HeapValues, known: number, period: number): boolean;
}
