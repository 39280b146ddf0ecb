import type { Winner } from "../problem.ts";
import type { Case } from "./input.ts";

/**
 * The Grundy value of what is still to be given: its remainder modulo m + 1, as for a heap from which 1 … m may be
 * taken. Giving more than is left ends the game as giving just enough does. O(1).
 *
 * @example
 * leftValue(7, 3); // 3
 */
export function leftValue(left: number, most: number): number {
  return left % (most + 1);
}

/** The first player loses the multiples of m + 1. */
export function solve({ goal, most }: Case): Winner {
  return leftValue(goal, most) === 0 ? "second" : "first";
}

/** The verdict in the judge's words. */
export function format(winner: Winner): string {
  return winner === "first" ? "Grass" : "Rabbit";
}
