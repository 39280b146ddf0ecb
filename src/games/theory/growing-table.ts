import { DefinitionFiller } from "./definition-filler.ts";
import { arrayFor, maxValueOf, type Filler, type HeapValues } from "./filler.ts";
import { findRepeat } from "./find-repeat.ts";
import type { Period } from "./period.ts";
import { periodFrom, provePeriod } from "./prove-period.ts";
import { SparseFiller } from "./sparse-filler.ts";
import { mayBeSparse } from "./sparse-space.ts";
import { SplitFiller } from "./split-filler.ts";
import { isPlain, listsMany, type TakeAndBreak } from "./take-and-break.ts";

/**
 * The Grundy values of the heaps 0, 1, … that are known so far; `grow` computes more.
 *
 * The first `known` entries of `values` are valid. As the table grows, the array may be replaced by a longer or wider
 * one; the old array is not changed then.
 */
export interface GrowingTable {
  /** One byte per heap while all values are below 256, two bytes while they are below 65 536, otherwise four. */
  readonly values: Uint8Array | Uint16Array | Int32Array;
  /** Number of heaps, from heap 0 on, whose values are known. */
  readonly known: number;
  /**
   * The least period of the values, if it is proved. It can be proved before the table contains all values up to
   * `provedAt`, which follow from it. It is searched at intervals; {@link findPeriod} uses all known values.
   */
  readonly period: Period | undefined;

  /**
   * Computes values until `known` is at least `heaps` or `isOver`, called every few milliseconds, returns true. Another
   * call continues the computation.
   * @throws {RangeError} if `heaps` is greater than 2^31 − 2^16.
   */
  grow(heaps: number, isOver?: () => boolean): void;
}

/** Minimum number of heaps that are computed at once, even if fewer are requested. */
const MIN_HEAPS = 16;

/** Growth factor between two searches for a period, in a short table and in a long one. */
const [INTERVAL, LONG_INTERVAL] = [9 / 8, 17 / 16];

/** Minimum number of heaps of a long table. */
const LONG = 2 ** 20;

/** Number of heaps that are filled by the period between two calls of `isOver`. */
const COPY_SIZE = 1_000_000;

/** Maximum difference of splitting takes in the sparse-space method, which stores a row of marks for each sum. */
const MAX_SPAN = 1024;

/** Maximum number of heaps, so that heaps and sums are signed 32-bit integers. */
const MAX_LENGTH = 2 ** 31 - 2 ** 16;

/**
 * Creates an empty table of the Grundy values of a take-and-break game; its method `grow` computes values.
 *
 * If moves leave at most two heaps, the table is filled by sparse spaces; if they leave more, by sets of nim-sums; if
 * they leave at most one, by the definition. After a proof that the values recur, the rest is copied.
 *
 * @param law the game's rules as data; it is not validated
 * @param capacity number of heaps to allocate initially; an array that is too short is copied into a longer one
 * @cost O(heaps · rare heaps) time if few values are rare, as in most octal games; at most
 * O(heaps² · maximum heaps left) for each take that splits. One or two bytes per heap, 2.5 times that during a copy.
 * @throws {RangeError} if that many heaps cannot be allocated.
 * @source A. Flammenkamp, Lange Perioden in Subtraktions-Spielen (1997); E. R. Berlekamp, J. H. Conway and R. K. Guy,
 * Winning Ways (1982), chapter 4.
 * @example
 * const table = growingTable(kayles.law);
 * table.grow(8);
 * [...table.values.subarray(0, 8)]; // [0, 1, 2, 3, 1, 4, 3, 2]
 */
export function growingTable(law: TakeAndBreak, capacity = 1024): GrowingTable {
  return tableBy(fillerOf(law), law, capacity);
}

/** Creates a growing table with any filler; without a law it does not search for a period. */
export const tableBy = (filler: Filler, law?: TakeAndBreak, capacity = 1024): GrowingTable =>
  new Table(filler, law, new Uint8Array(capacity));

class Table implements GrowingTable {
  values: HeapValues;
  known = 0;
  readonly #law: TakeAndBreak | undefined;
  readonly #filler: Filler;
  period: Period | undefined;
  #nextSearch = 64;

  constructor(filler: Filler, law: TakeAndBreak | undefined, values: HeapValues) {
    [this.#filler, this.#law, this.values] = [filler, law, values];
  }

  grow(heaps: number, isOver: () => boolean = () => false): void {
    const to = Math.ceil(heaps);
    if (to > MAX_LENGTH)
      throw new RangeError(
        `Cannot fill Grundy table: limit must be at most ${MAX_LENGTH}, current value is ${to}`,
      );
    while (this.known < to) {
      if (this.period !== undefined) this.#copy(to, this.period);
      else if (this.known >= this.#nextSearch) this.#findPeriod();
      else this.#settle(to);
      if (this.known < to && isOver()) return;
    }
  }

  #settle(to: number): void {
    const { stride } = this.#filler;
    const end = Math.min(
      this.known + stride,
      Math.max(to, this.known + Math.min(stride, MIN_HEAPS)),
    );
    this.#makeRoom(end, to);
    this.known = this.#filler.settle(this.values, this.known, end);
    const { largest } = this.#filler;
    if (largest > maxValueOf(this.values)) this.#move(this.values.length, largest);
  }

  /** Searches for a period, and sets the number of heaps of the next search. */
  #findPeriod(): void {
    this.period = this.#recurrence();
    this.#nextSearch = Math.ceil(this.known * (this.known < LONG ? INTERVAL : LONG_INTERVAL));
  }

  #recurrence(): Period | undefined {
    const [law, { values, known }] = [this.#law, this];
    if (law === undefined) return undefined;
    const memory = this.#filler.memory?.(known);
    if (memory === undefined) return provePeriod(values, law, known);
    const { window, since, unit } = memory;
    const shift = findRepeat(values, known, window, known);
    if (shift > 0 && shift % unit === 0) {
      const holds = known - shift >= since || memory.holds?.(values, known, shift) === true;
      if (holds) return periodFrom(values, law, known - shift, shift);
    }
    const mayProve = shift > 0 || 2 * window > known;
    return mayProve ? provePeriod(values, law, known) : undefined;
  }

  #copy(to: number, { period, saltus }: Period): void {
    const end = Math.min(to, this.known + Math.max(period, COPY_SIZE));
    this.#makeRoom(end, to);
    if (saltus === 0) {
      for (let copies = period; this.known < end; copies = 2 * copies) {
        const next = Math.min(end, this.known + copies);
        this.values.copyWithin(this.known, this.known - copies, next - copies);
        this.known = next;
      }
      return;
    }
    const last = this.values.subarray(this.known - period, this.known);
    const largest = Math.max(...last) + saltus * Math.ceil((end - this.known) / period);
    if (largest > maxValueOf(this.values)) this.#move(this.values.length, largest);
    const { values } = this;
    for (let heap = this.known; heap < end; heap++)
      values[heap] = (values[heap - period] ?? 0) + saltus;
    this.known = end;
  }

  /** Allocates room for the heaps below `end`, and for some more, up to `to`. */
  #makeRoom(end: number, to: number): void {
    const { length } = this.values;
    if (end <= length) return;
    const more = Math.min(MAX_LENGTH, Math.ceil(1.5 * length));
    this.#move(Math.max(end, Math.min(to, 4 * length), more), maxValueOf(this.values));
  }

  /** Moves the values into an array of this length, for values up to `largest`. */
  #move(length: number, largest: number): void {
    const longer = arrayFor(largest, length);
    longer.set(this.values.subarray(0, this.known));
    this.values = longer;
  }
}

function fillerOf(law: TakeAndBreak): Filler {
  const splits = law.takes.filter(({ leaves }) => leaves & 4).map(({ stones }) => stones);
  const span = (splits.at(-1) ?? 0) - (splits[0] ?? 0);
  if (mayBeSparse(law) && span <= MAX_SPAN) return new SparseFiller(law);
  return isPlain(law) && !listsMany(law) ? new DefinitionFiller(law) : new SplitFiller(law);
}
