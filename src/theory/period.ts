/** A proved regularity: g(n + period) = g(n) + saltus for every n from preperiod on, and for no smaller period. */
export interface Period {
  /** The least n from which it holds. */
  readonly preperiod: number;
  readonly period: number;
  /** What a period adds to the values: 0 when they are periodic, more when they are arithmetic-periodic. */
  readonly saltus: number;
  /** The heap whose value closed the proof: the values 0 … provedAt are enough, and the same proof needs all of them. */
  readonly provedAt: number;
}
