import { itemAt } from "./item-at.ts";

/** One kind of move: the stones it takes from a heap, and into how many heaps the rest may go. */
export interface Take {
  readonly stones: number;
  /** Bit h is set when what is left may be exactly h heaps, none of them empty; h is at most 3. */
  readonly leaves: number;
}

/**
 * The law of a take-and-break game: it depends only on how many stones are taken, not on the heap, which makes theorems
 * about periods possible.
 */
export interface TakeAndBreak {
  /** The takes, in increasing order of stones. Taking 0 must leave two heaps at least. */
  readonly takes: readonly Take[];
  /** The takes from `from` on, infinitely many: their `leaves`, repeated periodically. */
  readonly onward?: { readonly from: number; readonly leaves: readonly number[] };
  /** The heaps that one move leaves must differ in size. */
  readonly unequal?: boolean;
}

/** The takes that a heap of this size has enough stones for, in increasing order. */
export function* takesWithin(law: TakeAndBreak, size: number): Generator<Take> {
  for (const take of law.takes) {
    if (take.stones > size) return;
    yield take;
  }
  if (law.onward === undefined) return;
  const { from, leaves } = law.onward;
  for (let stones = from; stones <= size; stones++) {
    yield { stones, leaves: itemAt(leaves, (stones - from) % leaves.length) };
  }
}

/**
 * Calls `visit` with what a heap of this size can become: three heaps, of which the last ones may be 0, meaning
 * absent. The order is by stones taken, then by the number of heaps left, then by their sizes, the smallest first.
 * O(1) time for each option, where a take leaves two heaps at most.
 */
export function visitBreaks(
  law: TakeAndBreak,
  size: number,
  visit: (first: number, second: number, third: number) => void,
): void {
  const apart = law.unequal === true ? 1 : 0;
  for (const { stones, leaves } of takesWithin(law, size)) {
    const left = size - stones;
    if (leaves & 1 && left === 0) visit(0, 0, 0);
    if (leaves & 2 && left > 0) visit(left, 0, 0);
    if (leaves & 4) visitPairs(left, 1, apart, visit, 0);
    if (leaves & 8) {
      for (let first = 1; 3 * (first + apart) <= left; first++) {
        visitPairs(left - first, first + apart, apart, visit, first);
      }
    }
  }
}

/**
 * An upper bound, usually close, on how many options {@link visitBreaks} would visit. O(takes) time.
 */
export function countBreaks(law: TakeAndBreak, size: number): number {
  let count = 0;
  for (const { stones, leaves } of takesWithin(law, size)) {
    const left = size - stones;
    if (leaves & 3) count += 1;
    if (leaves & 4) count += Math.floor(left / 2);
    if (leaves & 8) count += Math.ceil((left * left) / 12);
  }
  return count;
}

/** Every split of `left` into two heaps from `least` on, after a heap of `before`, if there is one. */
function visitPairs(
  left: number,
  least: number,
  apart: number,
  visit: (first: number, second: number, third: number) => void,
  before: number,
): void {
  for (let low = least; 2 * low + apart <= left; low++) {
    if (before === 0) visit(low, left - low, 0);
    else visit(before, low, left - low);
  }
}
