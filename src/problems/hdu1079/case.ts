/** A date of the Gregorian calendar. */
export interface Case {
  readonly year: number;
  /** 1 … 12 */
  readonly month: number;
  /** 1 … 31 */
  readonly day: number;
}
