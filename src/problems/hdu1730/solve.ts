import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/**
 * Returns the number of empty squares between the pieces of a row: its heap of Nim.
 *
 * @example
 * gap(5, 2); // 2
 */
export function gap(own: number, other: number): number {
  return Math.abs(own - other) - 1;
}

/**
 * Returns the winner, by the nim-sum of the gaps. O(n).
 *
 * The game is partizan and play could be infinite, so no Grundy value applies, but
 * the nim-sum still decides. From a nim-sum other than 0, an advance brings it to
 * 0, as in Nim. From 0, every move changes it; an advance is answered as in Nim,
 * and a retreat by an advance of the same distance, which restores the gap. The
 * winner only advances, so play ends: each of the winner's pieces moves towards one
 * end of a finite row (Poker Nim).
 */
export function solve({ own, other }: Case): Winner {
  let sum = 0;
  for (let row = 0; row < own.length; row++)
    sum ^= gap(own[row] as number, other[row] as number);
  return sum === 0 ? "second" : "first";
}
