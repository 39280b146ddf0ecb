import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/**
 * Returns the Grundy value of a heap, n mod 3. No power of two is a multiple of 3, so
 * no move keeps the remainder; taking 1 or 2 leaves every smaller remainder. O(1).
 *
 * @example
 * heapValue(8); // 2
 */
export function heapValue(heap: Case): number {
  return heap % 3;
}

/** Returns the winner: the first player loses if the heap is a multiple of 3. */
export function solve(heap: Case): Winner {
  return heapValue(heap) === 0 ? "second" : "first";
}
