export interface Case {
  /** The amounts that a move may take, as given: in any order, perhaps twice. */
  readonly amounts: readonly number[];
  /** The positions to judge, each with its heaps. */
  readonly positions: readonly (readonly number[])[];
}
