import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";
import { itemAt } from "../../games/theory/item-at.ts";

/** Returns the squares from left to right. */
export function inOrder(squares: Case): Case {
  return squares.toSorted((a, b) => a - b);
}

/**
 * Returns the number of empty squares between each piece and the next piece or the
 * end on its left: how far it can slide.
 *
 * @param squares in increasing order
 *
 * @example
 * gapsOf([1, 3, 7]); // [0, 1, 3]
 */
export function gapsOf(squares: Case): readonly number[] {
  return squares.map((square, index) => square - (squares[index - 1] ?? 0) - 1);
}

/**
 * Reports whether the gap to the left of a piece is a heap of Nim: that of the last
 * piece is, and every second one before it. Sliding a piece moves squares from its
 * gap to the next gap on the right, or from the last gap out of the game.
 *
 * @example
 * isCounted(2, 3); // true
 */
export function isCounted(piece: number, pieces: number): boolean {
  return (pieces - piece) % 2 === 1;
}

/**
 * Returns the nim-sum of every second gap, counted from the right, which decides
 * (staircase Nim). The squares must be in increasing order. O(n).
 */
export function countedNimSum(squares: Case): number {
  let sum = 0;
  for (let piece = squares.length - 1; piece >= 0; piece -= 2) {
    sum ^= itemAt(squares, piece) - (squares[piece - 1] ?? 0) - 1;
  }
  return sum;
}

/** Returns the winner, by {@link countedNimSum}. O(n log n). */
export function solve(squares: Case): Winner {
  return countedNimSum(inOrder(squares)) === 0 ? "second" : "first";
}
