import { nimSum } from "../../games/theory/numbers.ts";
import type { Case } from "./problem.ts";

/**
 * Returns the number of winning first moves, one for each heap a that the nim-sum s
 * makes smaller, a ⊕ s < a (Bouton). O(n).
 */
export function solve(heaps: Case): number {
  const sum = nimSum(heaps);
  let moves = 0;
  for (const heap of heaps) if ((heap ^ sum) < heap) moves++;
  return moves;
}
