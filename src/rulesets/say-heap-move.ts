import type { HeapPosition } from "../theory/ruleset.ts";

/**
 * Names a move in a game of heaps by comparing what was there with what is there now. Heaps count from 1. What a heap
 * becomes is smaller than the heap, so the first heap that differs is the one that was moved in.
 *
 * @example
 * sayHeapMove([1, 7, 2], [1, 5, 2]); // "Take 2 from heap 2"
 * sayHeapMove([7], [3, 3]); // "Take 1 from heap 1, leaving 3 and 3"
 * sayHeapMove([7], [3, 4]); // "Split heap 1 into 3 and 4"
 */
export function sayHeapMove(position: HeapPosition, option: HeapPosition): string {
  const before = [position].flat();
  const after = [option].flat();
  const moved = before.findIndex((size, index) => size !== after[index]);
  const parts = after.slice(moved, moved + 1 + after.length - before.length);
  const taken = (before[moved] ?? 0) - parts.reduce((total, size) => total + size, 0);
  if (parts.length === 1) return `Take ${taken} from heap ${moved + 1}`;
  if (taken === 0) return `Split heap ${moved + 1} into ${parts.join(" and ")}`;
  return `Take ${taken} from heap ${moved + 1}, leaving ${parts.join(" and ")}`;
}
