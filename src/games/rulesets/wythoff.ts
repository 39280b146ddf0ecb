import type { Claiming } from "../theory/ruleset.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { defineGame, inNormalPlay, sums } from "./game-kind.ts";
import { checkOptionCount, twoHeaps, type Pair } from "./read-position.ts";

/**
 * Wythoff's game: two heaps; a move takes any positive number of stones from one of them, or the same positive number
 * from both. A position is `[a, b]`; on a board it is a queen that moves towards the corner (0, 0).
 *
 * `claimOutcome`, for normal play, is Wythoff's theorem, exact for all sizes up to 2^53 − 1: a position is a P-position
 * if and only if it is, in either order, a pair of {@link wythoffPair}. The Grundy values have no known closed form.
 *
 * @cost A position has a + b + min(a, b) options. A search visits all smaller positions; `claimOutcome` is O(log a).
 * @throws {TypeError | RangeError} for a position that is not two integers 0 … 2^53 − 1, and from `options` if there
 * are more than 1 000 000 options.
 * @source W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907).
 * @example
 * options(wythoff, [1, 2]); // [[0, 2], [1, 1], [1, 0], [0, 1]]
 * winningMoves(wythoff, [3, 4]); // [[1, 2]]
 * wythoff.claimOutcome([165580140, 267914295]); // "P"
 */
export const wythoff: Claiming<Pair, "claimOutcome"> = defineGame(
  Object.freeze({
    name: "Wythoff's game",
    ...twoHeaps,
    options: ([a, b]: Pair): readonly Pair[] => {
      checkOptionCount("Wythoff's game", a + b + Math.min(a, b));
      return [
        ...Array.from({ length: a }, (_, less): Pair => [a - 1 - less, b]),
        ...Array.from({ length: b }, (_, less): Pair => [a, b - 1 - less]),
        ...Array.from({ length: Math.min(a, b) }, (_, less): Pair => [a - 1 - less, b - 1 - less]),
      ];
    },
    ...descriptionsFrom(([a, b]: Pair, [c, d]: Pair) => {
      if (a !== c && b !== d) return { id: "takeBoth", values: { n: a - c } };
      return { id: "take", values: a === c ? { n: b - d, heap: 2 } : { n: a - c, heap: 1 } };
    }),
    claimOutcome: inNormalPlay(([a, b]: Pair) => {
      const [smaller] = wythoffPair(BigInt(Math.abs(a - b)));
      return smaller === BigInt(Math.min(a, b)) ? "P" : "N";
    }),
  }),
  {
    id: "wythoff",
    rule: "Take from one heap, or the same number from both: left, down, or both at once.",
    drawing: "grid",
    samples: () => sums(9, 9),
  },
);

/**
 * Returns the k-th P-position of Wythoff's game, smaller heap first: (⌊kφ⌋, ⌊kφ⌋ + k), where φ is the golden ratio. It
 * is computed in integers, ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋, which is exact for every k. Floating-point numbers give wrong
 * results long before 2^53, for example `Math.floor` for k = 102334155.
 *
 * @param k an integer from 0 on, as a bigint
 * @cost O(log k) steps on integers of twice the length of k.
 * @throws {TypeError} if `k` is not a bigint.
 * @throws {RangeError} if `k` is negative.
 * @source W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907).
 * @example
 * [1n, 2n, 3n, 4n].map(wythoffPair); // [[1n, 2n], [3n, 5n], [4n, 7n], [6n, 10n]]
 * wythoffPair(102334155n); // [165580140n, 267914295n]
 */
export function wythoffPair(k: bigint): readonly [bigint, bigint] {
  if (typeof k !== "bigint") {
    throw new TypeError(
      `Cannot find Wythoff pair: k must be a bigint, current value is ${String(k)}`,
    );
  }
  if (k < 0n) {
    throw new RangeError(`Cannot find Wythoff pair: k must not be negative, current value is ${k}`);
  }
  const smaller = (k + squareRoot(5n * k * k)) / 2n;
  return [smaller, smaller + k];
}

/** Computes ⌊√n⌋ by Newton's method, which decreases to it from any start that is not smaller. */
function squareRoot(n: bigint): bigint {
  if (n === 0n) return 0n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
