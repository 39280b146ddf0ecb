import { isLost, lostPair, movesToPairs, partnerOf } from "../hdu1527/solve.ts";
import { pairsWithin } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu2177, limits, type Case, solve } from "./problem.ts";

const { min, max } = limits.heap;

const sorted = ([a, b]: Case): Case => (a <= b ? [a, b] : [b, a]);

/** Returns a program that prints the results of only some winning moves, and possibly of none although one wins. */
const byMoves =
  (prints: (heap: 1 | 2 | "both", heaps: Case) => boolean, order = sorted) =>
  (heaps: Case): string => {
    const moves = [...movesToPairs(heaps)].filter(([heap]) => prints(heap, heaps));
    if (isLost(heaps)) return "0";
    return ["1", ...moves.map(([, left]) => order(left).join(" "))].join("\n");
  };

const isNew = (heap: 1 | 2 | "both", [a, b]: Case): boolean => heap !== 2 || a < b;

/** Returns a program that uses another pair as the lost pair with the difference of the heaps. */
const byStart =
  (startOf: (difference: number) => number, prints: (start: number, smaller: number) => boolean) =>
  ([a, b]: Case): readonly Case[] => {
    const start = startOf(b - a);
    if (start === a) return [];
    const others = [...movesToPairs([a, b])].filter(
      ([heap]) => heap !== "both" && isNew(heap, [a, b]),
    );
    const both: readonly Case[] = prints(start, a) ? [[start, start + b - a]] : [];
    return [...both, ...others.map(([, heaps]) => sorted(heaps))];
  };

/** Returns an answer with the moves from one heap in the opposite order. */
function reordered(answer: string): string {
  const [first, both, ...others] = answer.split("\n");
  return [first, both, ...others.reverse()].join("\n");
}

const [a, b] = lostPair(381_966);

export const task = problemTask<Case, readonly Case[] | string>(hdu2177, {
  entry: "answer",
  pass: (heaps) => heaps,
  answer: (left) => (typeof left === "string" ? left : hdu2177.format(left)),
  // The statement does not define the order of the moves from one heap, and solutions differ in it.
  isEquivalent: (right, given) => reordered(String(given)) === right,
  small: () => [...pairsWithin(0, 24)].filter(([first, second]) => first <= second && second > 0),
  edges: [
    [min, max],
    [max, max],
    [max - 1, max],
    [a, b],
    [a - 1, b],
    [a, max],
    [a - 1, b - 1],
    [2, max],
  ],
  mistakes: {
    "one-heap-first": ([a, b]) => {
      const left = solve([a, b]);
      const isBoth = left[0] !== undefined && left[0][1] - left[0][0] === b - a;
      return isBoth ? [...left.slice(1), ...left.slice(0, 1)] : left;
    },
    "one-move": (heaps) => solve(heaps).slice(0, 1),
    "each-once": (heaps) =>
      solve(heaps).filter(([a], at, left) => at === left.findIndex(([other]) => other === a)),
    "larger-only": byMoves((heap) => heap !== 1),
    "partner-below": byMoves(
      (heap, heaps) => isNew(heap, heaps) && (heap !== 2 || partnerOf(heaps[0]) < heaps[0]),
    ),
    "equal-twice": byMoves(() => true),
    unsorted: byMoves(isNew, (left) => left),
    "adds-stones": byStart(
      (difference) => lostPair(difference)[0],
      () => true,
    ),
    "rough-ratio": {
      start: () =>
        byStart(
          (difference) => Math.floor(difference * 1.618),
          (start, a) => start < a,
        ),
      shows: [[377, 610]],
    },
  },
});
