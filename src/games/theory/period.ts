/** A proved regularity: g(n + period) = g(n) + saltus for every n from preperiod on, and for no smaller period. */
export interface Period {
  /** The least n from which it holds. */
  readonly preperiod: number;
  readonly period: number;
  /** What each period adds to the values: 0 when they are periodic, positive when they are arithmetic-periodic. */
  readonly saltus: number;
  /** The largest heap whose value the proof uses: it needs all the values 0 … provedAt, and no others. */
  readonly provedAt: number;
}
