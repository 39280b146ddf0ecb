import { zeckendorf } from "../../games/rulesets/dynamic-nim.ts";
import type { Winner } from "../problem.ts";

/** Lost exactly when the heap is a Fibonacci number. O(log heap). */
export const solve = (heap: number): Winner =>
  zeckendorf(heap).length === 1 ? "second" : "first";

/**
 * The first moves that win, the smallest first: sums of the last Fibonacci numbers of the heap, of which even twice as many
 * are less than the one before them.
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
