import { itemAt } from "./item-at.ts";

/** The required relation of the heaps that a move leaves: all different, or not all equal. */
export type Parts = "unequal" | "mixed";

/** The non-empty heaps that a move may leave: their number and their required relation. One digit of a code. */
export interface Leaves {
  /** Bit h is set if the move may leave exactly h heaps; h is at most 30. */
  readonly leaves: number;
  /** The required relation of several heaps; any heaps by default. Two heaps are `unequal`, never `mixed`. */
  readonly parts?: Parts;
}

/** One kind of move: the number of stones taken from a heap, and the heaps that it may leave. */
export interface Take extends Leaves {
  readonly stones: number;
}

/**
 * The law of a take-and-break game. The heaps that a move may leave depend only on the number of stones taken, not on
 * the heap, so theorems about periods apply.
 */
export interface TakeAndBreak {
  /** The takes, in increasing order of stones. A take of 0 stones must leave at least two heaps. */
  readonly takes: readonly Take[];
  /** The infinitely many takes of `from` or more stones; `leaves` repeats periodically. */
  readonly onward?: { readonly from: number; readonly leaves: readonly Leaves[] };
}

/** Returns the digits of all takes of a law, the repeated ones included. */
export const leavesOf = ({ takes, onward }: TakeAndBreak): readonly Leaves[] => [
  ...takes,
  ...(onward?.leaves ?? []),
];

/** Returns the maximum number of heaps that a digit allows; −1 if there is none. */
export const mostHeaps = ({ leaves }: Leaves): number => 31 - Math.clz32(leaves);

/** Lists the numbers of heaps that a digit allows, in increasing order. */
export function countsOf({ leaves }: Leaves): number[] {
  const counts: number[] = [];
  for (let count = 0; leaves >> count > 0; count++) if ((leaves >> count) & 1) counts.push(count);
  return counts;
}

/** Reports whether moves leave at most three heaps, and no splitting take, or each one, requires unequal heaps. */
export function isPlain(law: TakeAndBreak): boolean {
  const all = leavesOf(law);
  const kinds = new Set(all.filter(({ leaves }) => leaves > 3).map(({ parts }) => parts));
  const isKnown =
    kinds.size === 0 || (kinds.size === 1 && (kinds.has(undefined) || isUnequal(law)));
  return isKnown && all.every(({ leaves }) => leaves < 16);
}

/** Reports whether options are numerous: moves leave three heaps or more, or infinitely many takes leave two. */
export const listsMany = ({ takes, onward }: TakeAndBreak): boolean => {
  const splits = (most: number) => (one: Leaves) => mostHeaps(one) > most;
  return takes.some(splits(2)) || onward?.leaves.some(splits(1)) === true;
};

/** Reports whether an {@link isPlain} law requires unequal heaps. */
export const isUnequal = (law: TakeAndBreak): boolean =>
  leavesOf(law).some(({ parts }) => parts === "unequal");

/** Lists the takes of at most `size` stones, in increasing order. */
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
 * Lists the options of a heap, each as its heaps in increasing order, and each once for every number of stones taken.
 * The options are ordered by stones taken, then by the number of heaps, then by their sizes. There may be very many.
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

/** Lists the sums of `count` parts, the first at least `least`, each at least `apart` more than the one before. */
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
 * Returns an upper bound of the number of options of {@link breaksOf}, or a close estimate if moves leave four or more
 * heaps. O(takes) time.
 */
export function countBreaks(law: TakeAndBreak, size: number): number {
  let total = 0;
  for (const take of takesWithin(law, size)) {
    const left = size - take.stones;
    if (take.leaves & 3) total += 1;
    // There are about n^(h − 1) / (h! · (h − 1)!) ways to split n stones into h heaps.
    let ways = 1;
    for (let count = 2; take.leaves >> count > 0; count++) {
      ways = (ways * left) / (count * (count - 1));
      if ((take.leaves >> count) & 1) total += Math.ceil(ways);
    }
  }
  return total;
}
