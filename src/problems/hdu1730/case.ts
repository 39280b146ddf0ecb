/**
 * A board, with two pieces in each row. Bytes, not pairs: rows by the million would keep the garbage collector busy.
 *
 * The first piece of a row is taken to be the mover's. (The statement does not say whose is which; by symmetry the
 * verdict is the same.)
 */
export interface Case {
  /** Squares in a row, m. */
  readonly squares: number;
  /** The square of the mover's piece, row by row. */
  readonly own: Uint8Array;
  /** The square of the other piece, row by row. */
  readonly other: Uint8Array;
}
