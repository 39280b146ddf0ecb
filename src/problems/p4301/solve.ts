import { itemAt } from "../../games/theory/item-at.ts";
import type { Case } from "./problem.ts";

/** A removed heap, and the kept heaps whose nim-sum it is, all by index. */
export interface Removed {
  readonly heap: number;
  readonly sumOf: readonly number[];
}

/**
 * Returns the heaps to remove: from the largest heap down, each heap that is the nim-sum of some
 * heaps kept before it. O(n log n + n b), with b bits.
 */
export function removedHeaps(heaps: Case): readonly Removed[] {
  const order = [...heaps.keys()].sort(
    (i, j) => itemAt(heaps, j) - itemAt(heaps, i),
  );
  /** Nim-sums of kept heaps with different highest bits, and these heaps as bits. */
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
