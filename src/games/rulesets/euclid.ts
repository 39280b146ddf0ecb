import type { Claiming } from "../theory/ruleset.ts";
import { checkOptionCount, twoHeaps, type Pair } from "./read-position.ts";
import { defineGame, inNormalPlay, sums } from "./game-kind.ts";
import { descriptionsFrom } from "./describe-move.ts";

/**
 * Euclid's game: two numbers; a move subtracts a positive multiple of the smaller from the larger, without a negative
 * result. A position with a 0 has no move.
 *
 * `claimOutcome`, for normal play, is the theorem of Cole and Davie, exact for all sizes up to 2^53 − 1: a position
 * without a 0 is a P-position if and only if the numbers differ and the larger is less than φ times the smaller.
 *
 * @cost A position has ⌊larger / smaller⌋ options. `claimOutcome` is O(1).
 * @throws {TypeError | RangeError} for a position that is not two integers 0 … 2^53 − 1, and from `options` if there
 * are more than 1 000 000 options.
 * @source A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm, Mathematical Gazette 53 (1969).
 * @example
 * options(euclid, [7, 3]); // [[4, 3], [1, 3]]
 * winningMoves(euclid, [7, 3]); // [[4, 3]]
 */
export const euclid: Claiming<Pair, "claimOutcome"> = defineGame(
  Object.freeze({
    name: "Euclid's game",
    ...twoHeaps,
    options: ([a, b]: Pair): readonly Pair[] => {
      const [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
      const count = smaller === 0 ? 0 : Math.floor(larger / smaller);
      checkOptionCount("Euclid's game", count);
      return Array.from({ length: count }, (_, less): Pair => {
        const left = larger - (less + 1) * smaller;
        return a >= b ? [left, b] : [a, left];
      });
    },
    ...descriptionsFrom(([a, b]: Pair, [c, d]: Pair) => ({
      id: "take",
      values: a === c ? { n: b - d, heap: 2 } : { n: a - c, heap: 1 },
    })),
    claimOutcome: inNormalPlay(([a, b]: Pair) => {
      const [larger, smaller] = [BigInt(Math.max(a, b)), BigInt(Math.min(a, b))];
      if (smaller === 0n) return "P";
      const isBelowPhi = larger * larger < smaller * (larger + smaller);
      return larger !== smaller && isBelowPhi ? "P" : "N";
    }),
  }),
  {
    id: "euclid",
    rule: "Subtract a multiple of the smaller number from the larger.",
    drawing: "grid",
    samples: () => sums(12, 12),
  },
);
