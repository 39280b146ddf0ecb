import { nimSum } from "../../games/theory/numbers.ts";
import type { Case } from "./problem.ts";

/**
 * The number of winning first moves: the heaps that the nim-sum s makes smaller,
 * a ⊕ s < a, each of them by one move (Bouton). O(n).
 */
export function solve(heaps: Case): number {
  const sum = nimSum(heaps);
  let moves = 0;
  for (const heap of heaps) if ((heap ^ sum) < heap) moves++;
  return moves;
}
