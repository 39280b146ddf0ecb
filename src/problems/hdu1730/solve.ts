import type { Winner } from "../problem.ts";
import type { Case } from "./input.ts";

/**
 * The empty squares between the pieces of a row: its heap of Nim.
 *
 * @example
 * gap(5, 2); // 2
 */
export function gap(own: number, other: number): number {
  return Math.abs(own - other) - 1;
}

/**
 * The nim-sum of the gaps decides. O(n).
 *
 * The game is partizan and could go on for ever, so no Grundy value applies; the nim-sum decides it all the same. Who
 * sees a nim-sum other than 0 brings it to 0 by an advance, as in Nim. Who sees 0 must break it; an advance is answered
 * as in Nim, and a retreat by advancing after it just as far, which restores the gap. The winner only ever advances, and
 * that comes to an end, since each of the winner's pieces faces one end of a finite row (Poker Nim).
 */
export function solve({ own, other }: Case): Winner {
  let sum = 0;
  for (let row = 0; row < own.length; row++) sum ^= gap(own[row] as number, other[row] as number);
  return sum === 0 ? "second" : "first";
}

/** The verdict in the judge's words. */
export function format(winner: Winner): string {
  return winner === "first" ? "I WIN!" : "BAD LUCK!";
}
