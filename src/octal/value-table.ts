import type { GrowingTable } from "../games/theory/growing-table.ts";
import { copied, type HeapValues, mostIn } from "../games/theory/heap-values.ts";
import type { Period } from "../games/theory/period.ts";
import { provePeriod } from "../games/theory/prove-period.ts";
import type { SplitBounds } from "../games/theory/split-bounds.ts";
import type { TakeAndBreak } from "../games/theory/take-and-break.ts";

/** So much work, in steps of about a nanosecond, is done before it is asked whether to stop. */
const UNASKED = 2_000_000;

/** How many times as many heaps are known at the next look for a period. */
const LATER = 9 / 8;

/** A table that grows by one value a step; once a period is proved, by that. */
export abstract class ValueTable implements GrowingTable {
  values: HeapValues = new Uint8Array(1024);
  known = 0;
  period: Period | undefined;
  #nextLook = 16;
  readonly #theorem: TakeAndBreak | SplitBounds | undefined;
  /** What was done since it was asked last whether to stop. */
  protected work = 0;

  /** @param theorem what the theorem about periods must know of the game, where there is one */
  constructor(theorem?: TakeAndBreak | SplitBounds) {
    this.#theorem = theorem;
  }

  /** Finds the value of heap `known`, or comes closer to it. */
  protected abstract step(): void;

  grow(to: number, isOver: () => boolean = () => false): void {
    while (this.known < to) {
      if (this.period === undefined) {
        this.step();
        if (this.known >= this.#nextLook) this.#look();
      } else {
        this.append((this.values[this.known - this.period.period] ?? 0) + this.period.saltus);
        this.work++;
      }
      if (this.work < UNASKED) continue;
      this.work = 0;
      if (isOver()) return;
    }
  }

  #look(): void {
    this.#nextLook = Math.ceil(LATER * this.known);
    if (this.#theorem) this.period ??= provePeriod(this.values, this.#theorem, this.known);
  }

  protected append(value: number): void {
    const { values, known } = this;
    const largest = Math.max(value, mostIn(values));
    if (known === values.length) this.values = copied(values, known, largest, 2 * known);
    else if (value > mostIn(values)) this.values = copied(values, known, largest, values.length);
    this.values[this.known++] = value;
  }
}
