import { DefinitionFiller } from "./definition-filler.ts";
import { arrayFor, mostIn, type Filler, type HeapValues } from "./filler.ts";
import { findRepeat } from "./find-repeat.ts";
import type { Period } from "./period.ts";
import { periodFrom, provePeriod } from "./prove-period.ts";
import { SparseFiller } from "./sparse-filler.ts";
import { mayBeSparse } from "./sparse-space.ts";
import { SplitFiller } from "./split-filler.ts";
import { isPlain, listsMany, type TakeAndBreak } from "./take-and-break.ts";

/**
 * The Grundy values of heaps 0, 1, …, as far as they are known; more can be computed later.
 *
 * The first `known` entries of `values` count. While the table grows, that array may be replaced by a longer or wider one;
 * one that was read before stays as it was.
 */
export interface GrowingTable {
  /** One byte a heap while all values are below 256, two while they are below 65 536, four else. */
  readonly values: Uint8Array | Uint16Array | Int32Array;
  /** How many heaps, from the heap 0 on, have their values. */
  readonly known: number;
  /**
   * The least period of the values, once it is proved. Values up to `provedAt` that are not known yet follow from it, so the
   * proof may be there long before them. It is looked for from time to time: {@link findPeriod} says whether all the known
   * values prove one.
   */
  readonly period: Period | undefined;

  /**
   * Computes on until `known` is at least `heaps`, or `isOver` says so, which is asked every few milliseconds. It can be
   * called again and goes on where it was.
   * @throws {RangeError} for more than 2^31 − 2^16 heaps.
   */
  grow(heaps: number, isOver?: () => boolean): void;
}

/** How many heaps are settled at once at least, even beyond those that were asked for. */
const LEAST = 16;

/** How many times as many heaps are known at the next look at whether their values recur, in a short table and in a long one. */
const [LATER, SOON] = [9 / 8, 17 / 16];

/** From so many heaps on a table is long. */
const LONG = 2 ** 20;

/** How many heaps are filled by the period between two looks at the clock. */
const COPIED = 1_000_000;

/** The most by which takes that split may differ, where sparse spaces are used: there is a row of marks for each sum between. */
const SPAN = 1024;

/** No heap gets a number that 32 bits do not hold with a sign. */
const LONGEST = 2 ** 31 - 2 ** 16;

/**
 * A table of the Grundy values of a take-and-break game, of no heap yet, that grows as far as it is asked to.
 *
 * Where moves leave two heaps it is filled by sparse spaces, where they leave more heaps by sets of nim-sums, and by the
 * definition where they leave one. Once the values are proved to recur for ever, the rest is copied.
 *
 * @param law the game's rules as data; a law that breaks its own rules is not noticed
 * @param capacity for how many heaps there is to be room from the beginning; an array that is too short is copied
 * @cost O(heaps · rare heaps) time where few values are rare, as in most octal games; at most O(heaps² · most heaps) for
 * each take that splits. One or two bytes a heap, up to two and a half times that while it is copied.
 * @throws {RangeError} when there is no room for so many heaps.
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

/** A growing table by any method; without a law no period is looked for. */
export const tableBy = (filler: Filler, law?: TakeAndBreak, capacity = 1024): GrowingTable =>
  new Table(filler, law, new Uint8Array(capacity));

class Table implements GrowingTable {
  values: HeapValues;
  known = 0;
  readonly #law: TakeAndBreak | undefined;
  readonly #filler: Filler;
  period: Period | undefined;
  #nextLook = 64;

  constructor(filler: Filler, law: TakeAndBreak | undefined, values: HeapValues) {
    [this.#filler, this.#law, this.values] = [filler, law, values];
  }

  grow(heaps: number, isOver: () => boolean = () => false): void {
    const to = Math.ceil(heaps);
    if (to > LONGEST)
      throw new RangeError(
        `Cannot fill Grundy table: limit must be at most ${LONGEST}, current value is ${to}`,
      );
    while (this.known < to) {
      if (this.period !== undefined) this.#copy(to, this.period);
      else if (this.known >= this.#nextLook) this.#look();
      else this.#settle(to);
      if (this.known < to && isOver()) return;
    }
  }

  #settle(to: number): void {
    const { stride } = this.#filler;
    const end = Math.min(this.known + stride, Math.max(to, this.known + Math.min(stride, LEAST)));
    this.#makeRoom(end, to);
    this.known = this.#filler.settle(this.values, this.known, end);
    const { largest } = this.#filler;
    if (largest > mostIn(this.values)) this.#move(this.values.length, largest);
  }

  /** Looks, from time to time, whether the values are known to recur from here on. */
  #look(): void {
    this.period = this.#recurrence();
    this.#nextLook = Math.ceil(this.known * (this.known < LONG ? LATER : SOON));
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
    const end = Math.min(to, this.known + Math.max(period, COPIED));
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
    if (largest > mostIn(this.values)) this.#move(this.values.length, largest);
    const { values } = this;
    for (let heap = this.known; heap < end; heap++)
      values[heap] = (values[heap - period] ?? 0) + saltus;
    this.known = end;
  }

  /** Makes room for the heaps below `end`, and for some more, up to `to`. */
  #makeRoom(end: number, to: number): void {
    const { length } = this.values;
    if (end <= length) return;
    const more = Math.min(LONGEST, Math.ceil(1.5 * length));
    this.#move(Math.max(end, Math.min(to, 4 * length), more), mostIn(this.values));
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
  if (mayBeSparse(law) && span <= SPAN) return new SparseFiller(law);
  return isPlain(law) && !listsMany(law) ? new DefinitionFiller(law) : new SplitFiller(law);
}
