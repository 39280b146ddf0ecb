import { checkNatural } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import type { Claiming } from "../theory/ruleset.ts";
import { spoken } from "./describe-move.ts";
import { defineGame, inNormalPlay, sums } from "./game-kind.ts";
import { refuseLongList, twoNumbers } from "./read-position.ts";

/** A heap, and the most that the next move may take. */
type Limited = readonly [heap: number, limit: number];

/** What the limit is after a move that takes so many stones. */
type LimitAfter = (taken: number) => number;

/** More losing heaps than this are not listed. */
const MOST_HEAPS = 1_000_000;

/**
 * Dynamic Nim: one heap and a limit; a move takes 1 … limit stones, and if it takes t, the next limit is f(t). A position
 * is `[heap, limit]`; play often begins with the limit heap − 1.
 *
 * For normal play and an f that never decreases it claims Schwenk's theorem: write the heap as a sum of
 * {@link losingHeaps}, always the largest that fits; a position is N exactly when the last of these terms is within the
 * limit, and to take it wins.
 *
 * @param limitAfter f: for each number of stones, an integer from 0 on; above 2^53 − 1 it counts as 2^53 − 1
 * @param name what the game is called
 * @cost An option for each stone that may be taken. The claim costs as much as {@link losingHeaps}.
 * @throws {TypeError | RangeError} later, for a position that is not two integers 0 … 2^53 − 1, where more than 1 000 000
 * options would be listed, and where f is not such an integer.
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
      refuseLongList(name, most);
      return Array.from({ length: most }, (_, less): Limited => [
        heap - less - 1,
        limitOf(limitAfter, less + 1),
      ]);
    },
    key: ([heap, limit]: Limited) => `${heap} ${Math.min(heap, limit)}`,
    ...spoken(([heap]: Limited, [left]: Limited) => ({
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
 * The heaps that are lost in {@link dynamicNim} when the first move may take all but one stone, from 1 to at most `most`:
 * H(1) = 1 and H(k + 1) = H(k) + H(j), with the least j for which f(H(j)) ≥ H(k). Without such a j they end.
 *
 * @param limitAfter f, which never decreases
 * @param most an integer 0 … 2^53 − 1
 * @cost O(n) for n such heaps.
 * @throws {TypeError | RangeError} when most or a limit is not such an integer, or there are more than 1 000 000 heaps.
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
    if (found.length > MOST_HEAPS)
      throw new RangeError(
        `Cannot find losing heaps: there must be at most ${MOST_HEAPS}, current value is more`,
      );
    while (j < found.length && limitOf(limitAfter, itemAt(found, j)) < heap) j++;
    if (j === found.length) break;
  }
  return found;
}

/**
 * The Fibonacci numbers of which a number is the sum, no two of them neighbours, largest first: its only such sum. In
 * {@link fibonacciNim} the last of them is the move that wins.
 *
 * @param n an integer 0 … 2^53 − 1
 * @cost O(log n).
 * @throws {TypeError | RangeError} when n is not such an integer.
 * @source E. Zeckendorf, Bulletin de la Société Royale des Sciences de Liège 41 (1972); OEIS A035516.
 * @example
 * zeckendorf(100); // [89, 8, 3]
 */
export const zeckendorf = (n: number): readonly number[] => greedyTerms(n, losingHeaps(twice, n));

/** The terms of a number, always the largest that fits. They are distinct, but for the largest where there is no larger. */
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
 * Fibonacci Nim: one heap and a limit; a move takes 1 … limit stones, and the next may take at most twice as many. A
 * position is `[heap, limit]`, at the beginning `[n, n − 1]`.
 *
 * For normal play it claims Whinihan's theorem: a position is N exactly when the least term of {@link zeckendorf} is within
 * the limit. So with n ≥ 1 stones the first player loses exactly when n is a Fibonacci number.
 *
 * @cost As for {@link dynamicNim}; the claim is O(log heap).
 * @throws {TypeError | RangeError} for a position that is not two integers 0 … 2^53 − 1, and where more than 1 000 000
 * options would be listed.
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
