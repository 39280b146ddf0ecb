import type { GrowingTable } from "./growing.ts";

/** So much work, in steps of about a nanosecond, is done before it is asked whether to stop. */
const UNASKED = 2_000_000;

/** A table that grows by one value a step. */
export abstract class ValueTable implements GrowingTable {
  values: Uint8Array | Uint16Array | Int32Array = new Uint8Array(1024);
  known = 0;
  /** What was done since it was asked last whether to stop. */
  protected work = 0;

  /** Finds the value of heap `known`, or comes closer to it. */
  protected abstract step(): void;

  grow(to: number, isOver: () => boolean = () => false): void {
    while (this.known < to) {
      if (this.work > UNASKED) {
        this.work = 0;
        if (isOver()) return;
      }
      this.step();
    }
  }

  protected append(value: number): void {
    const { values, known } = this;
    const isFull = known === values.length;
    if (isFull || value >= 2 ** (8 * values.BYTES_PER_ELEMENT)) {
      const length = isFull ? 2 * known : values.length;
      const Wider = value < 256 && values instanceof Uint8Array ? Uint8Array : value < 65_536 && !(values instanceof Int32Array) ? Uint16Array : Int32Array; // prettier-ignore
      this.values = new Wider(length);
      this.values.set(values);
    }
    this.values[this.known++] = value;
  }
}
