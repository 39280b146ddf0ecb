import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/**
 * Returns the Grundy value of the amount still to be given, its remainder modulo
 * m + 1, as for a heap from which 1 … m may be taken. Giving more than this amount
 * ends the game, like giving exactly this amount. O(1).
 *
 * @example
 * leftValue(7, 3); // 3
 */
export function leftValue(left: number, most: number): number {
  return left % (most + 1);
}

/** Returns the winner: the first player loses if n is a multiple of m + 1. */
export function solve({ goal, most }: Case): Winner {
  return leftValue(goal, most) === 0 ? "second" : "first";
}
