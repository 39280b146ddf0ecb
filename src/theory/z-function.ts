/**
 * The Z-function: entry p is the length of the longest prefix of the sequence that also begins at index p; entry 0 is the
 * whole length. O(n) time (Main and Lorentz 1984; Gusfield 1997).
 *
 * @example
 * [...zFunction([1, 2, 1, 2, 1, 3])]; // [6, 0, 3, 0, 1, 0]
 */
export function zFunction(sequence: ArrayLike<number>): Int32Array {
  const { length } = sequence;
  const found = new Int32Array(length);
  if (length > 0) found[0] = length;
  let [left, right] = [0, 0]; // the match that reaches furthest: the sequence from left to right is a prefix
  for (let at = 1; at < length; at++) {
    let match = at < right ? Math.min(right - at, found[at - left] ?? 0) : 0;
    while (at + match < length && sequence[match] === sequence[at + match]) match++;
    found[at] = match;
    if (at + match > right) [left, right] = [at, at + match];
  }
  return found;
}
