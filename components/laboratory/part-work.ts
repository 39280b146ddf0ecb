import type { GrowingTable } from "../../src/theory/growing-table.ts";
import type { HeapGame } from "../../src/laboratory/lab-game.ts";
import type { Period } from "../../src/theory/period.ts";
import { provePeriod } from "../../src/theory/prove-period.ts";
import { SparseCensus, type SparseFacts } from "../../src/theory/sparse-facts.ts";
import { knownValue } from "./known-value.ts";
import { SUMMARY, Survey } from "./survey.ts";

/** How many values are read at once, between two questions whether time is over. */
const STRIDE = 2 ** 18;

/** A table and one longer by half, in lengths of the table. */
const COPIED = 2.5;

/** The work on one summand of a game: its table grows until a period is proved, or until it goes as far as asked. */
export class PartWork {
  readonly survey = new Survey();
  readonly #census: SparseCensus | undefined;
  #read = 0;
  period: Period | undefined;
  /** Whether it ended for want of memory. */
  isFull = false;
  readonly #theorem: HeapGame["theorem"];
  readonly #stored: number;

  constructor(
    readonly table: GrowingTable,
    { fast, theorem }: Pick<HeapGame, "fast" | "theorem">,
    readonly to: number,
    /** The values that are wanted even where a period says them. */
    readonly wanted: number = SUMMARY.first,
  ) {
    this.#census = fast && new SparseCensus(fast);
    this.#theorem = theorem;
    this.#stored = table.known;
  }

  /** Whether there is nothing left to do: a proved period says the values of all further heaps. */
  get isDone(): boolean {
    return this.#read >= this.#end;
  }

  get #end(): number {
    const { to, period } = this;
    return period === undefined ? to + 1 : Math.min(to + 1, Math.max(this.table.known, this.wanted)); // prettier-ignore
  }

  /**
   * Works on until nothing is left to do, or `isOver` says so, or a longer table, while the shorter one is copied into it,
   * might take more bytes than `memory`.
   */
  work(isOver: () => boolean, memory = Infinity): void {
    this.isFull = false;
    // A table of an earlier visit knows its period only once it grows.
    if (this.#stored > 0 && this.table.known === this.#stored) {
      this.table.grow(this.#stored + 1, isOver);
      if (isOver()) return;
    }
    while (!this.isDone) {
      const { known, values } = this.table;
      const end = Math.min(known, this.#end);
      if (this.#read < end) this.#readOn(Math.min(end, this.#read + STRIDE));
      else {
        const next = Math.min(this.#end, known + Math.max(256, known >> 2));
        this.isFull = next > values.length && COPIED * values.byteLength > memory;
        if (this.isFull) return;
        this.table.grow(next, () => isOver() || this.table.period !== undefined);
      }
      if (isOver()) return;
    }
  }

  #readOn(to: number): void {
    const { table } = this;
    this.survey.read(table.values, to);
    this.#census?.read(table.values, to);
    this.#read = to;
    this.period ??= table.period;
    // The table does not know that this is the end.
    if (to > this.to && this.#theorem) this.period ??= provePeriod(table.values, this.#theorem, table.known); // prettier-ignore
  }

  /** The sparse space of the values that were read. */
  get sparse(): SparseFacts | undefined {
    return this.#census?.facts();
  }

  /** The known values of `count` heaps. */
  values(from: number, count: number): number[] {
    const { table, period } = this;
    const values: number[] = [];
    for (let heap = from; heap < from + count; heap++) {
      const value = knownValue(table.values, table.known, period, heap);
      if (value === undefined) break;
      values.push(value);
    }
    return values;
  }
}
