import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/**
 * Whether the player to move loses, by the first position with a choice: with at
 * least two multiples to choose from, the mover decides who moves at the next one.
 * O(log larger).
 */
export function isLost(a: number, b: number): boolean {
  let [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
  if (smaller === 0) return true;
  let isMover = true;
  while (larger < 2 * smaller && larger !== smaller) {
    [larger, smaller] = [smaller, larger - smaller];
    isMover = !isMover;
  }
  return !isMover;
}

export const solve = ([a, b]: Case): Winner => (isLost(a, b) ? "second" : "first");
