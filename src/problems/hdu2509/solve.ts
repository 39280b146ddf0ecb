import type { Winner } from "../problem.ts";
import type { Case } from "./input.ts";

/**
 * Misère Nim: when a row has two apples or more, the nim-sum decides as in normal play; when none has, the first
 * player wins exactly with an even number of apples. None is even: a player without a move wins. O(n).
 *
 * It applies although a row may split. A move makes of a row of n parts a and b, and a ⊕ b ≤ a + b < n, so it never
 * keeps the nim-sum. With a nim-sum of 0 large rows are two at least, and one is left after any move: the nim-sum is not
 * 0 then. Who has a nim-sum other than 0 and two large rows, or more, makes it 0 as in Nim, and a large row is left; who
 * has a single large row makes it 0 or 1 apple, so that the rows of 1 are odd in number. From there each move takes one.
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
 * Whether the one who just moved wins.
 *
 * @param sum the nim-sum of the rows
 * @param large how many rows have two apples or more
 * @example
 * isP(1, 0); // true
 */
export function isP(sum: number, large: number): boolean {
  return large > 0 ? sum === 0 : sum === 1;
}

/** The verdict in the judge's words. */
export function format(winner: Winner): string {
  return winner === "first" ? "Yes" : "No";
}
