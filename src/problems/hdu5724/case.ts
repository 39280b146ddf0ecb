/** Squares in a row. */
export const width = 20;

/**
 * The rows of a case, each a mask of its occupied squares. Bit 0 is square 20, the right end, so that every move makes
 * the mask smaller.
 */
export type Case = readonly number[];

/**
 * The mask of one occupied square, 1 … 20.
 *
 * @example
 * bitOf(20); // 1
 */
export function bitOf(square: number): number {
  return 1 << (width - square);
}

/**
 * The occupied squares of a row, from left to right.
 *
 * @example
 * squaresOf(0b11); // [19, 20]
 */
export function squaresOf(row: number): readonly number[] {
  const squares = Array.from({ length: width }, (_, index) => index + 1);
  return squares.filter((square) => (row & bitOf(square)) !== 0);
}
