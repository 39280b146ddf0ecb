import type { GrowingTable } from "../theory/growing-table.ts";
import { copied, type HeapValues, mostIn } from "../theory/heap-values.ts";

/** So much work, in steps of about a nanosecond, is done before it is asked whether to stop. */
const UNASKED = 2_000_000;

/** A table that grows by one value a step. */
export abstract class ValueTable implements GrowingTable {
  values: HeapValues = new Uint8Array(1024);
  known = 0;
  /** What was done since it was asked last whether to stop. */
  protected work = 0;

  /** Finds the value of heap `known`, or comes closer to it. */
  protected abstract step(): void;

  grow(to: number, isOver: () => boolean = () => false): void {
    while (this.known < to) {
      this.step();
      if (this.work < UNASKED) continue;
      this.work = 0;
      if (isOver()) return;
    }
  }

  protected append(value: number): void {
    const { values, known } = this;
    const largest = Math.max(value, mostIn(values));
    if (known === values.length) this.values = copied(values, known, largest, 2 * known);
    else if (value > mostIn(values)) this.values = copied(values, known, largest, values.length);
    this.values[this.known++] = value;
  }
}
