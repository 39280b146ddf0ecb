/**
 * A row: the squares of its two pieces, the first of them the mover's. (The statement does not say whose is which; by
 * symmetry the verdict is the same.)
 */
export type Row = readonly [own: number, other: number];

export interface Case {
  /** Squares in a row, m. */
  readonly squares: number;
  readonly rows: readonly Row[];
}
