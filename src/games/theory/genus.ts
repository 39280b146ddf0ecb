import { mex } from "./numbers.ts";
import { itemAt, ofKey } from "./item-at.ts";

/**
 * The genus of a position: its Grundy value g in normal play, and the misère Grundy values g0, g1, g2, … of its sums
 * with 0, 1, 2, … Nim heaps of two stones. From some index on, two of these alternate.
 */
export interface Genus {
  readonly normal: number;
  /** g0, g1, … up to the first two of those that alternate: 1, 2, 0 stands for 1, 2, 0, 2, 0, … */
  readonly misere: readonly number[];
}

/**
 * Returns the genus of a position from those of its options. The misère value with k heaps of two stones is the mex of
 * the options' values with k such heaps and of the position's own values with k − 1 such heaps and a heap of 0 or 1
 * stones; the heap of one stone flips the last bit.
 */
function genusFrom(options: readonly Genus[]): Genus {
  const normal = mex(options.map((option) => option.normal));
  const steady = Math.max(0, ...options.map(({ misere }) => misere.length - 2));
  const misere = [options.length === 0 ? 1 : mex(options.map((option) => misereOf(option, 0)))];
  for (let k = 1; ; k++) {
    const before = itemAt(misere, k - 1);
    const value = mex([before, before ^ 1, ...options.map((option) => misereOf(option, k))]);
    // From here on, each value is determined by the previous one, as two places earlier.
    if (k > 1 && k > steady && value === misere[k - 2]) break;
    misere.push(value);
  }
  while (misere.length > 2 && misere.at(-1) === misere.at(-3)) misere.pop();
  return { normal, misere };
}

/** Returns the misère value of the sum of a position and k heaps of two stones. */
function misereOf({ misere }: Genus, k: number): number {
  const over = k - misere.length;
  return itemAt(misere, over < 0 ? k : misere.length - 2 + (over % 2));
}

/** The class of a genus in comparison with those of Nim. */
type Temper = "fickle" | "firm" | "wild";

/**
 * Classifies a genus. The genera of Nim are `fickle` (0^120 or 1^031, for heaps of at most one stone) or `firm`
 * (n^(n, n⊕2), if a heap has two stones or more); both are called tame. Every other genus is `wild`.
 *
 * @cost O(1).
 * @example
 * temperOf({ normal: 1, misere: [0, 3, 1] }); // "fickle"
 * temperOf({ normal: 2, misere: [2, 0] }); // "firm"
 */
export function temperOf({ normal, misere: [first, second, third, ...more] }: Genus): Temper {
  if (more.length > 0 || first === undefined) return "wild";
  if (third === undefined) return first === normal && second === (normal ^ 2) ? "firm" : "wild";
  return normal < 2 && first === 1 - normal && second === 3 - first && third === normal
    ? "fickle"
    : "wild";
}

/**
 * Returns the symbol of a genus with its upper digits, separated by commas if one has two digits: `6^1,9,10,8`.
 *
 * @cost O(1).
 * @example
 * printGenus({ normal: 4, misere: [1, 4, 6] }); // "4^146"
 */
export function printGenus({ normal, misere }: Genus): string {
  return `${normal}^${misere.join(misere.some((value) => value > 9) ? "," : "")}`;
}

/** Number of options that are searched between two calls of `isOver`. */
const STEPS_PER_CHECK = 20_000;

/** Maximum number of cached positions, and of options of single heaps. */
const MAX_POSITIONS = 500_000;
const MAX_OPTIONS = 1_000_000;

/** Thrown to stop the search, and caught by `grow`. */
class Stopped extends Error {}

/**
 * Computes the genera of the heaps 0, 1, 2, … of a game by exact search: every position that a heap can become, sums of
 * heaps included, is searched once. In misère play no theorem makes a sum cheaper, so if moves split heaps there are
 * about as many positions as partitions. Heaps with the same options are identified; two Nim heaps of one stone cancel.
 *
 * If all heaps up to n are tame, every sum of them is tame, and in misère play it is a P-position if and only if the
 * sum of the Nim heaps with the same genera is. This holds up to the first wild heap.
 *
 * @source J. H. Conway, On Numbers and Games (1976), chapter 12.
 */
export class GenusTable {
  readonly #becomes: (heap: number) => Iterable<readonly number[]>;
  readonly #genera: Genus[] = [];
  /** The genus of each searched position, by its simplified heaps in increasing order. */
  readonly #known = new Map<string, Genus>();
  readonly #interned = new Map<string, Genus>();
  /** For each heap, the first heap with the same options; 0 if it has none. */
  readonly #equivalent: number[] = [];
  readonly #firstWith = new Map<string, number>();
  /** The options of each heap that is the first one with these options. */
  readonly #options = new Map<number, readonly (readonly number[])[]>();
  #listed = 0;
  #work = 0;
  /** Whether the call of `grow` has found a genus. Only then may it stop, so that each call makes progress. */
  #hasProgress = false;
  #isOver: () => boolean = () => false;

  /** `becomes` lists the options of a heap; it need not list the same heaps in another order. */
  constructor(becomes: (heap: number) => Iterable<readonly number[]>) {
    this.#becomes = becomes;
  }

  /** The genera of the heaps 0, 1, … that are known so far. */
  get genera(): readonly Genus[] {
    return this.#genera;
  }

  /** Whether the cache is full, so that the search does not continue. */
  get isFull(): boolean {
    return this.#known.size >= MAX_POSITIONS || this.#listed >= MAX_OPTIONS;
  }

  /** Searches until `to` heaps are known, `isOver` returns true, or the cache is full. Another call continues. */
  grow(to: number, isOver: () => boolean = () => false): void {
    this.#isOver = isOver;
    this.#hasProgress = false;
    try {
      while (this.#genera.length < to && !this.isFull) {
        const heap = this.#genera.length;
        if (this.#equivalent.length === heap) this.#addHeap(heap);
        this.#genera.push(this.#genusOf(this.#simplified([heap])));
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  /** Lists the options of a heap, and finds the first heap with the same options. */
  #addHeap(heap: number): void {
    const options = new Map<string, readonly number[]>();
    for (const way of this.#becomes(heap)) {
      const option = this.#simplified(way);
      options.set(option.join(), option);
      if (++this.#listed >= MAX_OPTIONS) throw new Stopped();
    }
    if (options.size === 0) {
      this.#equivalent.push(0);
      return;
    }
    const key = [...options.keys()].sort().join(";");
    const first = this.#firstWith.get(key) ?? heap;
    this.#firstWith.set(key, first);
    if (first === heap) this.#options.set(heap, [...options.values()]);
    this.#equivalent.push(first);
  }

  /** Returns the simplified position: heaps in increasing order, each the first one with its options. */
  #simplified(heaps: readonly number[]): readonly number[] {
    const found = heaps.map((heap) => itemAt(this.#equivalent, heap)).filter((heap) => heap > 0);
    return this.#merged(
      found.sort((a, b) => a - b),
      [],
    );
  }

  /** Returns the simplified sum of two simplified positions. */
  #merged(first: readonly number[], second: readonly number[]): readonly number[] {
    const one = this.#firstWith.get("");
    const merged: number[] = [];
    let [left, right] = [0, 0];
    while (left < first.length || right < second.length) {
      const heap =
        (first[left] ?? Infinity) <= (second[right] ?? Infinity) ? first[left++] : second[right++];
      if (heap === undefined) break;
      if (heap === one && merged.at(-1) === one) merged.pop();
      else merged.push(heap);
    }
    return merged;
  }

  #genusOf(heaps: readonly number[]): Genus {
    const key = heaps.join();
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const options = new Set<Genus>();
    for (const [at, heap] of heaps.entries()) {
      if (heap === heaps[at - 1]) continue;
      const others = heaps.toSpliced(at, 1);
      for (const option of ofKey(this.#options, heap)) {
        options.add(this.#genusOf(this.#merged(others, option)));
        this.#countStep();
      }
    }
    const found = this.#intern(genusFrom([...options]));
    this.#known.set(key, found);
    this.#hasProgress = true;
    return found;
  }

  #intern(genus: Genus): Genus {
    const key = printGenus(genus);
    const before = this.#interned.get(key);
    if (before !== undefined) return before;
    this.#interned.set(key, genus);
    return genus;
  }

  #countStep(): void {
    if (++this.#work < STEPS_PER_CHECK) return;
    this.#work = 0;
    if (this.isFull || (this.#hasProgress && this.#isOver())) throw new Stopped();
  }
}
