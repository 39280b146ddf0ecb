import type { MoveFact } from "../i18n/move-fact.ts";
import type { HeapPosition } from "../theory/ruleset.ts";

/**
 * What a move in a game of heaps does, by comparing what was there with what is there now. What a heap becomes is smaller
 * than the heap, so the first heap that differs is the one that was moved in.
 *
 * @example
 * describeHeapMove([1, 7, 2], [1, 5, 2]); // { kind: "take", n: 2, heap: 2 }
 * describeHeapMove([7], [3, 3]); // { kind: "takeLeaving", n: 1, heap: 1, parts: [3, 3] }
 * describeHeapMove([7], [3, 4]); // { kind: "split", heap: 1, parts: [3, 4] }
 */
export function describeHeapMove(position: HeapPosition, option: HeapPosition): MoveFact {
  const before = [position].flat();
  const after = [option].flat();
  const moved = before.findIndex((size, index) => size !== after[index]);
  const heap = moved + 1;
  const parts = after.slice(moved, heap + after.length - before.length);
  const n = (before[moved] ?? 0) - parts.reduce((total, size) => total + size, 0);
  if (parts.length === 1) return { kind: "take", n, heap };
  return n === 0 ? { kind: "split", heap, parts } : { kind: "takeLeaving", n, heap, parts };
}
