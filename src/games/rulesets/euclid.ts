import type { Convention, Outcome, Ruleset } from "../theory/ruleset.ts";
import { checkNumbers, faultAt, readNumbers, refuseLongList } from "./read-position.ts";
import { identified } from "./game-id.ts";
import { spoken } from "./describe-move.ts";

type Two = readonly [number, number];

/**
 * Euclid's game: two numbers; a move subtracts a positive multiple of the smaller from the larger, and leaves no negative
 * number. Who makes a number 0 has moved last.
 *
 * For normal play it claims the theorem of Cole and Davie, exact for all sizes up to 2^53 − 1: a position without a 0 is P
 * exactly when the numbers differ and the larger is less than φ times the smaller.
 *
 * @cost A position has ⌊larger / smaller⌋ options. The claim is O(1).
 * @throws {TypeError | RangeError} for a position that is not two integers 0 … 2^53 − 1, and where more than 1 000 000
 * options would be listed.
 * @source A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm, Mathematical Gazette 53 (1969).
 * @example
 * options(euclid, [7, 3]); // [[4, 3], [1, 3]]
 * winningMoves(euclid, [7, 3]); // [[4, 3]]
 */
export const euclid: Ruleset<Two> & {
  claimOutcome(position: Two, convention?: Convention): Outcome | undefined;
} = identified(
  Object.freeze({
    name: "Euclid's game",
    check,
    options: ([a, b]: Two): readonly Two[] => {
      const [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
      const count = smaller === 0 ? 0 : Math.floor(larger / smaller);
      refuseLongList("Euclid's game", count);
      return Array.from({ length: count }, (_, less): Two => {
        const left = larger - (less + 1) * smaller;
        return a >= b ? [left, b] : [a, left];
      });
    },
    key: ([a, b]: Two) => (a < b ? `${a} ${b}` : `${b} ${a}`),
    print: ([a, b]: Two) => `${a} ${b}`,
    parse: (text: string): Two => {
      const [a, b, ...more] = readNumbers(text, "heapSize");
      if (a !== undefined && b !== undefined && more.length === 0) return [a, b];
      throw faultAt(text, 0, { id: "twoHeaps", values: { found: JSON.stringify(text) } });
    },
    ...spoken(([a, b]: Two, [c, d]: Two) => ({
      id: "take",
      values: a === c ? { n: b - d, heap: 2 } : { n: a - c, heap: 1 },
    })),
    claimOutcome: ([a, b]: Two, { misere = false }: Convention = {}) => {
      if (misere) return undefined;
      const [larger, smaller] = [BigInt(Math.max(a, b)), BigInt(Math.min(a, b))];
      if (smaller === 0n) return "P";
      const isBelowPhi = larger * larger < smaller * (larger + smaller);
      return larger !== smaller && isBelowPhi ? "P" : "N";
    },
  }),
  "euclid",
);

function check(position: unknown): void {
  checkNumbers("read heaps", "size", position);
  if (position.length === 2) return;
  throw new TypeError(
    `Cannot read heaps: there must be two of them, current value is ${position.length}`,
  );
}
