/**
 * The k-th P-position of Wythoff's game, smaller heap first: (⌊kφ⌋, ⌊kφ⌋ + k), φ the golden ratio. In integers,
 * ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋, which is exact for every k; floating-point numbers give wrong results long before
 * 2^53: for k = 102334155, `Math.floor` already does.
 *
 * @param k any integer from 0 on, as a bigint
 * @cost O(log k) steps on integers of twice the length of k.
 * @throws {TypeError} when k is not a bigint.
 * @throws {RangeError} when k is negative.
 * @source W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907).
 * @example
 * [1n, 2n, 3n, 4n].map(wythoffPair); // [[1n, 2n], [3n, 5n], [4n, 7n], [6n, 10n]]
 * wythoffPair(102334155n); // [165580140n, 267914295n]
 */
export function wythoffPair(k: bigint): readonly [bigint, bigint] {
  if (typeof k !== "bigint") {
    throw new TypeError(
      `Cannot find Wythoff pair: k must be a bigint, current value is ${String(k)}`,
    );
  }
  if (k < 0n) {
    throw new RangeError(`Cannot find Wythoff pair: k must not be negative, current value is ${k}`);
  }
  const smaller = (k + squareRoot(5n * k * k)) / 2n;
  return [smaller, smaller + k];
}

/** ⌊√n⌋ by Newton's method, which decreases to it from any start that is not below it. */
function squareRoot(n: bigint): bigint {
  if (n === 0n) return 0n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
