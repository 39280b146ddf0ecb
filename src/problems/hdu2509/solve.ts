import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/**
 * Returns the winner. If a row has two apples or more, the nim-sum decides as in
 * normal play; if none has, the first player wins exactly if the number of apples is
 * even. Zero is even: a player without a move wins. O(n).
 *
 * This is true although a row may split. A move turns a row of n into parts a and b,
 * and a ⊕ b ≤ a + b < n, so it never keeps the nim-sum. Call rows of two or more
 * large. If the nim-sum is 0 and there is a large row, there are at least two;
 * after any move one is left, and the nim-sum is not 0. If the nim-sum is not 0:
 * with two or more large rows, the player makes it 0 as in Nim, and a large row is
 * left; with a single large row, the player reduces it to 0 or 1 apple, so that the
 * number of rows of 1 is odd. From there each move takes one apple.
 */
export function solve(rows: Case): Winner {
  let sum = 0;
  let large = 0;
  for (const apples of rows) {
    sum ^= apples;
    if (apples > 1) large++;
  }
  return isP(sum, large) ? "second" : "first";
}

/**
 * Reports whether the player who just moved wins.
 *
 * @param sum the nim-sum of the rows
 * @param large the number of rows with two apples or more
 * @example
 * isP(1, 0); // true
 */
export function isP(sum: number, large: number): boolean {
  return large > 0 ? sum === 0 : sum === 1;
}
