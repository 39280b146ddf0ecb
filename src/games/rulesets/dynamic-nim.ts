import { checkNatural } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import type { Claiming } from "../theory/ruleset.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { defineGame, inNormalPlay, sums } from "./game-kind.ts";
import { checkOptionCount, twoNumbers } from "./read-position.ts";

/** A heap, and the maximum that the next move may take. */
type Limited = readonly [heap: number, limit: number];

/** Returns the limit after a move that takes `taken` stones. */
type LimitAfter = (taken: number) => number;

/** Maximum number of losing heaps that are listed. */
const MAX_HEAPS = 1_000_000;

/**
 * Creates dynamic Nim: one heap and a limit; a move takes 1 … limit stones, and after a move that takes t stones the
 * limit is f(t). A position is `[heap, limit]`; the usual first limit is heap − 1.
 *
 * `claimOutcome`, for normal play and a non-decreasing f, is Schwenk's theorem: write the heap greedily as a sum of
 * {@link losingHeaps}, the largest first; a position is an N-position if and only if the last term is at most the
 * limit, and taking this term wins.
 *
 * @param limitAfter f: returns an integer from 0 on for each number of stones; above 2^53 − 1 it counts as 2^53 − 1
 * @param name the name of the game
 * @cost One option per number of stones that a move may take. `claimOutcome` costs as much as {@link losingHeaps}.
 * @throws {TypeError | RangeError} later, for a position that is not two integers 0 … 2^53 − 1, from `options` if there
 * are more than 1 000 000 options, and if f does not return such an integer.
 * @source A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970).
 * @example
 * options(dynamicNim((taken) => 2 * taken), [7, 2]); // [[6, 2], [5, 4]]
 * outcome(dynamicNim((taken) => taken), [8, 7]); // "P"
 */
export function dynamicNim(
  limitAfter: LimitAfter,
  name = "Dynamic Nim",
): Claiming<Limited, "claimOutcome"> {
  return Object.freeze({
    name,
    ...twoNumbers("read heap", "number", "a heap and a limit", "heapAndLimit"),
    options: ([heap, limit]: Limited): readonly Limited[] => {
      const most = Math.min(heap, limit);
      checkOptionCount(name, most);
      return Array.from({ length: most }, (_, less): Limited => [
        heap - less - 1,
        limitOf(limitAfter, less + 1),
      ]);
    },
    key: ([heap, limit]: Limited) => `${heap} ${Math.min(heap, limit)}`,
    ...descriptionsFrom(([heap]: Limited, [left]: Limited) => ({
      id: "take",
      values: { n: heap - left, heap: 1 },
    })),
    claimOutcome: inNormalPlay(([heap, limit]: Limited) => {
      const last = greedyTerms(heap, losingHeaps(limitAfter, heap)).at(-1);
      return last !== undefined && last <= limit ? "N" : "P";
    }),
  });
}

/**
 * Lists the heaps up to `most` that are lost in {@link dynamicNim} if the first move may take all but one stone:
 * H(1) = 1 and H(k + 1) = H(k) + H(j), with the least j for which f(H(j)) ≥ H(k). Without such a j, H(k) is the last.
 *
 * @param limitAfter f, which must be non-decreasing
 * @param most largest heap, an integer 0 … 2^53 − 1
 * @cost O(n) for n heaps.
 * @throws {TypeError | RangeError} if `most` or a limit is not such an integer, or there are more than 1 000 000 heaps.
 * @source A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970); OEIS A000045 for 2t, A000079 for t.
 * @example
 * losingHeaps((taken) => 2 * taken, 60); // [1, 2, 3, 5, 8, 13, 21, 34, 55]
 * losingHeaps((taken) => 3 * taken, 60); // [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55]
 */
export function losingHeaps(limitAfter: LimitAfter, most: number): readonly number[] {
  checkNatural("find losing heaps", "most", most);
  const found: number[] = [];
  let j = 0;
  for (let heap = 1; heap <= most; heap += itemAt(found, j)) {
    found.push(heap);
    if (found.length > MAX_HEAPS)
      throw new RangeError(
        `Cannot find losing heaps: there must be at most ${MAX_HEAPS}, current value is more`,
      );
    while (j < found.length && limitOf(limitAfter, itemAt(found, j)) < heap) j++;
    if (j === found.length) break;
  }
  return found;
}

/**
 * Returns the Zeckendorf representation of a number: the unique sum of Fibonacci numbers, no two of them consecutive,
 * largest first. In {@link fibonacciNim} a winning move takes the last term.
 *
 * @param n an integer 0 … 2^53 − 1
 * @cost O(log n).
 * @throws {TypeError | RangeError} if `n` is not such an integer.
 * @source E. Zeckendorf, Bulletin de la Société Royale des Sciences de Liège 41 (1972); OEIS A035516.
 * @example
 * zeckendorf(100); // [89, 8, 3]
 */
export const zeckendorf = (n: number): readonly number[] => greedyTerms(n, losingHeaps(twice, n));

/** Returns the distinct terms of the greedy sum for n, largest first. Only the largest of `terms` can repeat in it. */
function greedyTerms(n: number, terms: readonly number[]): readonly number[] {
  const found: number[] = [];
  let left = n;
  for (const term of terms.toReversed()) {
    if (term <= left) found.push(term);
    left %= term;
  }
  return found;
}

function limitOf(limitAfter: LimitAfter, taken: number): number {
  const limit = Math.min(limitAfter(taken), Number.MAX_SAFE_INTEGER);
  checkNatural("play dynamic Nim", "limit", limit);
  return limit;
}

const twice: LimitAfter = (taken) => 2 * taken;

/**
 * Fibonacci Nim: one heap and a limit; a move takes 1 … limit stones, and the next move may take at most twice as many.
 * A position is `[heap, limit]`; the first is `[n, n − 1]`.
 *
 * `claimOutcome`, for normal play, is Whinihan's theorem: a position is an N-position if and only if the least term of
 * {@link zeckendorf} is at most the limit. So `[n, n − 1]` with n ≥ 1 is lost if and only if n is a Fibonacci number.
 *
 * @cost As for {@link dynamicNim}; `claimOutcome` is O(log heap).
 * @throws {TypeError | RangeError} for a position that is not two integers 0 … 2^53 − 1, and from `options` if there
 * are more than 1 000 000 options.
 * @source M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963).
 * @example
 * winningMoves(fibonacciNim, [12, 11]); // [[11, 2]]
 * outcome(fibonacciNim, [13, 12]); // "P"
 */
export const fibonacciNim = defineGame(dynamicNim(twice, "Fibonacci Nim"), {
  id: "fibonacci-nim",
  rule: "Take at least one stone, and at most as many as the second number; the next move may take twice as many as this one.",
  drawing: "list",
  samples: () => sums(11, 6).map(([heap = 0, limit = 0]): Limited => [heap, limit]),
});
