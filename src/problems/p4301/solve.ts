import { itemAt } from "../../games/theory/item-at.ts";
import type { Case } from "./problem.ts";

/** A heap that is removed, and the heaps that are kept of which it is the nim-sum: all by index. */
export interface Removed {
  readonly heap: number;
  readonly sumOf: readonly number[];
}

/**
 * The heaps to remove: from the largest heap down, those that are the nim-sum of some that are
 * kept before. O(n log n + n b), with b bits.
 */
export function removedHeaps(heaps: Case): readonly Removed[] {
  const order = [...heaps.keys()].sort(
    (i, j) => itemAt(heaps, j) - itemAt(heaps, i),
  );
  /** Nim-sums of heaps that are kept, each with its own highest bit, and these heaps as bits. */
  const basis: { readonly value: number; readonly terms: number }[] = [];
  const kept: number[] = [];
  const removed: Removed[] = [];
  for (const heap of order) {
    let [value, terms] = [itemAt(heaps, heap), 0];
    for (const sum of basis) {
      if ((value ^ sum.value) >= value) continue;
      value ^= sum.value;
      terms ^= sum.terms;
    }
    if (value === 0) {
      removed.push({ heap, sumOf: kept.filter((_, at) => (terms >> at) & 1) });
    } else {
      basis.push({ value, terms: terms ^ (1 << kept.length) });
      kept.push(heap);
    }
  }
  return removed;
}

export const solve = (heaps: Case): number =>
  removedHeaps(heaps).reduce((sum, { heap }) => sum + itemAt(heaps, heap), 0);
