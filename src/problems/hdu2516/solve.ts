import { zeckendorf } from "../../games/rulesets/dynamic-nim.ts";
import type { Winner } from "../problem.ts";

/** Returns the winner: Fibonacci numbers are lost, all other heaps are won. O(log heap). */
export const solve = (heap: number): Winner =>
  zeckendorf(heap).length === 1 ? "second" : "first";

/**
 * Returns the winning first moves, the smallest first: sums of the last terms of the heap's Zeckendorf representation
 * such that twice the sum is less than the term before them.
 *
 * @example
 * winningTakes(34 + 13 + 3); // [3, 16]
 */
export function winningTakes(heap: number): readonly number[] {
  const takes: number[] = [];
  let taken = 0;
  for (const term of zeckendorf(heap).toReversed()) {
    if (taken > 0 && 2 * taken < term) takes.push(taken);
    taken += term;
  }
  return takes;
}
