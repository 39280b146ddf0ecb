import { itemAt } from "./item-at.ts";

/** How the heaps that a move leaves must compare: all different, or not all equal. */
export type Parts = "unequal" | "mixed";

/** What a move may leave: how many heaps, none of them empty, and how they compare. One digit of a code. */
export interface Leaves {
  /** Bit h is set when what is left may be exactly h heaps; h is at most 30. */
  readonly leaves: number;
  /** How several heaps must compare; any heaps are allowed without it. Two heaps are `unequal`, never `mixed`. */
  readonly parts?: Parts;
}

/** One kind of move: the stones it takes from a heap, and into how many heaps the rest may go. */
export interface Take extends Leaves {
  readonly stones: number;
}

/**
 * The law of a take-and-break game: it depends only on how many stones are taken, not on the heap, which makes theorems
 * about periods possible.
 */
export interface TakeAndBreak {
  /** The takes, in increasing order of stones. Taking 0 must leave two heaps at least. */
  readonly takes: readonly Take[];
  /** The takes from `from` on, infinitely many: what they leave, repeated periodically. */
  readonly onward?: { readonly from: number; readonly leaves: readonly Leaves[] };
}

/** What may be left by the takes of a law, the repeated ones included. */
export const leavesOf = ({ takes, onward }: TakeAndBreak): readonly Leaves[] => [
  ...takes,
  ...(onward?.leaves ?? []),
];

/** The largest number of heaps that is named; −1 where there is none. */
export const mostHeaps = ({ leaves }: Leaves): number => 31 - Math.clz32(leaves);

/** The numbers of heaps that are named, in increasing order. */
export function countsOf({ leaves }: Leaves): number[] {
  const counts: number[] = [];
  for (let count = 0; leaves >> count > 0; count++) if ((leaves >> count) & 1) counts.push(count);
  return counts;
}

/** Whether moves leave three heaps at most, and all that leave several compare them alike: not at all, or as unequal. */
export function isPlain(law: TakeAndBreak): boolean {
  const all = leavesOf(law);
  const kinds = new Set(all.filter(({ leaves }) => leaves > 3).map(({ parts }) => parts));
  const isKnown =
    kinds.size === 0 || (kinds.size === 1 && (kinds.has(undefined) || isUnequal(law)));
  return isKnown && all.every(({ leaves }) => leaves < 16);
}

/** Whether moves leave three heaps or more, or infinitely many takes leave two: then there are many options to list. */
export const listsMany = ({ takes, onward }: TakeAndBreak): boolean => {
  const splits = (most: number) => (one: Leaves) => mostHeaps(one) > most;
  return takes.some(splits(2)) || onward?.leaves.some(splits(1)) === true;
};

/** Whether a {@link isPlain} law asks for different heaps. */
export const isUnequal = (law: TakeAndBreak): boolean =>
  leavesOf(law).some(({ parts }) => parts === "unequal");

/** The takes that a heap of this size has enough stones for, in increasing order. */
export function* takesWithin(law: TakeAndBreak, size: number): Generator<Take> {
  for (const take of law.takes) {
    if (take.stones > size) return;
    yield take;
  }
  if (law.onward === undefined) return;
  const { from, leaves } = law.onward;
  for (let stones = from; stones <= size; stones++) {
    yield { ...itemAt(leaves, (stones - from) % leaves.length), stones };
  }
}

/**
 * Every list of heaps that a heap of this size can become, each in increasing order, and each once for every number of
 * stones taken: ordered by stones taken, then by the number of heaps, then by their sizes. There may be very many.
 *
 * @example
 * [...breaksOf(kayles.law, 3)]; // [[2], [1, 1], [1]]
 */
export function* breaksOf(law: TakeAndBreak, size: number): Generator<readonly number[]> {
  for (const take of takesWithin(law, size)) {
    const left = size - take.stones;
    for (const count of countsOf(take)) {
      if (count === 0) {
        if (left === 0) yield [];
      } else {
        for (const heaps of partitions(left, count, 1, take.parts === "unequal" ? 1 : 0)) {
          if (take.parts !== "mixed" || count === 1 || heaps[0] !== heaps.at(-1)) yield heaps;
        }
      }
    }
  }
}

/** The ways to write a number as a sum of so many parts from `least` on, each larger than the one before by `apart` or more. */
function* partitions(
  total: number,
  count: number,
  least: number,
  apart: number,
): Generator<number[]> {
  if (count === 1) {
    if (total >= least) yield [total];
    return;
  }
  for (let first = least; first * count + (apart * count * (count - 1)) / 2 <= total; first++) {
    for (const rest of partitions(total - first, count - 1, first + apart, apart))
      yield [first, ...rest];
  }
}

/**
 * An upper bound on how many options {@link breaksOf} would list, or a close estimate where moves leave four heaps or more.
 * O(takes) time.
 */
export function countBreaks(law: TakeAndBreak, size: number): number {
  let total = 0;
  for (const take of takesWithin(law, size)) {
    const left = size - take.stones;
    if (take.leaves & 3) total += 1;
    // n stones are split into h heaps in about n^(h − 1) / (h! · (h − 1)!) ways.
    let ways = 1;
    for (let count = 2; take.leaves >> count > 0; count++) {
      ways = (ways * left) / (count * (count - 1));
      if ((take.leaves >> count) & 1) total += Math.ceil(ways);
    }
  }
  return total;
}
