import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/**
 * The Grundy value of a heap: the remainders 3 and 0 modulo 4 change places. The
 * function is its own inverse, so it also gives the heap of a value.
 */
export function heapValue(heap: number): number {
  if (heap % 4 === 3) return heap + 1;
  return heap > 0 && heap % 4 === 0 ? heap - 1 : heap;
}

/** All values are below 2^32, so `^` is 0 exactly where the nim-sum is. O(n). */
export function solve(heaps: Case): Winner {
  let sum = 0;
  for (const heap of heaps) sum ^= heapValue(heap);
  return sum === 0 ? "second" : "first";
}
