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

/** An array for values up to `largest`, of this length, which begins with the first `known` values. */
export function copied(
  values: HeapValues,
  known: number,
  largest: number,
  length: number,
): HeapValues {
  const longer = arrayFor(largest, length);
  longer.set(values.subarray(0, known));
  return longer;
}
