export interface Case {
  /** The sum to reach, n. */
  readonly goal: number;
  /** The most that a player may give at a time, m. */
  readonly most: number;
}
