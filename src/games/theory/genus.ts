import { mex } from "./numbers.ts";
import { itemAt, ofKey } from "./item-at.ts";

/**
 * The genus of a position: its Grundy value g in normal play, and its misère Grundy values g0, g1, g2, … beside 0, 1, 2, …
 * heaps of two stones of Nim. From some place on two of these alternate for ever.
 */
export interface Genus {
  readonly normal: number;
  /** g0, g1, … up to the first two of those that alternate: 1, 2, 0 says 1, 2, 0, 2, 0, … */
  readonly misere: readonly number[];
}

/**
 * The genus of a position from those of its options. Beside k heaps of two stones its misère value is the least that
 * neither an option has beside as many, nor the position itself has beside k − 1 of them and none or one stone; one stone
 * more turns the last bit.
 */
function genusFrom(options: readonly Genus[]): Genus {
  const normal = mex(options.map((option) => option.normal));
  const steady = Math.max(0, ...options.map(({ misere }) => misere.length - 2));
  const misere = [options.length === 0 ? 1 : mex(options.map((option) => misereOf(option, 0)))];
  for (let k = 1; ; k++) {
    const before = itemAt(misere, k - 1);
    const value = mex([before, before ^ 1, ...options.map((option) => misereOf(option, k))]);
    // From here on each value follows from the one before it as it did two places ago.
    if (k > 1 && k > steady && value === misere[k - 2]) break;
    misere.push(value);
  }
  while (misere.length > 2 && misere.at(-1) === misere.at(-3)) misere.pop();
  return { normal, misere };
}

/** The misère value of a position beside k heaps of two stones. */
function misereOf({ misere }: Genus, k: number): number {
  const over = k - misere.length;
  return itemAt(misere, over < 0 ? k : misere.length - 2 + (over % 2));
}

/** How a genus compares with those of Nim. */
type Temper = "fickle" | "firm" | "wild";

/**
 * Whether a genus is one of a position of Nim: `fickle`, 0^120 or 1^031, as of heaps of one stone; `firm`, n^(n, n⊕2), as
 * where a heap has two stones or more; `wild` if it is none of these. What is not wild is tame.
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
 * The symbol of a genus with its upper digits, commas between them where one has two digits: `6^1,9,10,8`.
 *
 * @cost O(1).
 * @example
 * printGenus({ normal: 4, misere: [1, 4, 6] }); // "4^146"
 */
export function printGenus({ normal, misere }: Genus): string {
  return `${normal}^${misere.join(misere.some((value) => value > 9) ? "," : "")}`;
}

/** So many options are looked at before it is asked again whether to stop. */
const UNASKED = 20_000;

/** The most positions that are remembered, and the most options of single heaps. */
const MOST_POSITIONS = 500_000;
const MOST_OPTIONS = 1_000_000;

/** Thrown where the search is told to stop, and caught where it began. */
class Stopped extends Error {}

/**
 * The genera of the heaps 0, 1, 2, … of a game, by exact search: every position that a heap can become, sums of heaps
 * included, is searched once. In misère play no theorem makes a sum cheaper than that, so where heaps are split there are
 * about as many positions as partitions. Heaps that have the same options count as one, and two heaps of one stone of Nim
 * as none.
 *
 * If all heaps up to n are tame, fickle or firm, so is every sum of them, and in misère play it is lost exactly when the
 * sum of the heaps of Nim with the same genera is. The first wild heap is where that ends.
 *
 * @source J. H. Conway, On Numbers and Games (1976), chapter 12.
 */
export class GenusTable {
  readonly #becomes: (heap: number) => Iterable<readonly number[]>;
  readonly #genera: Genus[] = [];
  /** The genus of each position that was searched: its heaps in increasing order, and what each of them stands for. */
  readonly #known = new Map<string, Genus>();
  readonly #interned = new Map<string, Genus>();
  /** The first heap that has the same options as each heap; 0 for those without any. */
  readonly #alike: number[] = [];
  readonly #firstWith = new Map<string, number>();
  /** What each heap that is the first of its kind can become. */
  readonly #options = new Map<number, readonly (readonly number[])[]>();
  #listed = 0;
  #work = 0;
  /** Whether anything was found since it was begun or gone on: it is stopped only then, so that it gets on. */
  #hasGained = false;
  #isOver: () => boolean = () => false;

  /** `becomes` lists what a heap can become; a list need not be repeated in another order. */
  constructor(becomes: (heap: number) => Iterable<readonly number[]>) {
    this.#becomes = becomes;
  }

  /** The genera of heaps 0, 1, …, as far as they are known. */
  get genera(): readonly Genus[] {
    return this.#genera;
  }

  /** Whether the search remembers as many positions as it may; it goes no farther then. */
  get isFull(): boolean {
    return this.#known.size >= MOST_POSITIONS || this.#listed >= MOST_OPTIONS;
  }

  /** Searches on until so many heaps are known, or `isOver` says so, or the memory is full. Can be called again. */
  grow(to: number, isOver: () => boolean = () => false): void {
    this.#isOver = isOver;
    this.#hasGained = false;
    try {
      while (this.#genera.length < to && !this.isFull) {
        const heap = this.#genera.length;
        if (this.#alike.length === heap) this.#addHeap(heap);
        this.#genera.push(this.#genusOf(this.#simplified([heap])));
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  /** Looks up which heap has the same options. */
  #addHeap(heap: number): void {
    const options = new Map<string, readonly number[]>();
    for (const way of this.#becomes(heap)) {
      const option = this.#simplified(way);
      options.set(option.join(), option);
      if (++this.#listed >= MOST_OPTIONS) throw new Stopped();
    }
    if (options.size === 0) {
      this.#alike.push(0);
      return;
    }
    const key = [...options.keys()].sort().join(";");
    const first = this.#firstWith.get(key) ?? heap;
    this.#firstWith.set(key, first);
    if (first === heap) this.#options.set(heap, [...options.values()]);
    this.#alike.push(first);
  }

  /** The same position in its shortest form: heaps in increasing order, each the first of its kind. */
  #simplified(heaps: readonly number[]): readonly number[] {
    const found = heaps.map((heap) => itemAt(this.#alike, heap)).filter((heap) => heap > 0);
    return this.#merged(
      found.sort((a, b) => a - b),
      [],
    );
  }

  /** Two positions in their shortest forms side by side, in the shortest form. */
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
        this.#pause();
      }
    }
    const found = this.#intern(genusFrom([...options]));
    this.#known.set(key, found);
    this.#hasGained = true;
    return found;
  }

  #intern(genus: Genus): Genus {
    const key = printGenus(genus);
    const before = this.#interned.get(key);
    if (before !== undefined) return before;
    this.#interned.set(key, genus);
    return genus;
  }

  #pause(): void {
    if (++this.#work < UNASKED) return;
    this.#work = 0;
    if (this.isFull || (this.#hasGained && this.#isOver())) throw new Stopped();
  }
}
