import { nimSum } from "../theory/nim-sum.ts";
import type { Outcome } from "../theory/ruleset.ts";

/**
 * Misère Nim: who takes the last stone loses. While some heap holds 2 or more, the outcome is the one of normal play;
 * when every heap is 0 or 1, it is the opposite, and the count of ones decides: P when it is odd.
 *
 * The theorem is about Nim. A game with the same Grundy values need not obey it: in Kayles, 8 has the value 1, so the
 * same rule would call the row lost in misère play, but it is won.
 *
 * @param heaps the sizes of the heaps in stones: integers 0 … 2^53 − 1
 * @cost O(n) time.
 * @throws {TypeError | RangeError} when a heap is not such an integer.
 * @source C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901).
 * @example
 * misereNimOutcome([1, 1, 1]); // "P"
 * misereNimOutcome([2, 2]); // "P"
 * misereNimOutcome([]); // "N"
 */
export function misereNimOutcome(heaps: readonly number[]): Outcome {
  const zero = nimSum(heaps) === 0;
  const allSmall = heaps.every((size) => size <= 1);
  return zero === allSmall ? "N" : "P";
}
