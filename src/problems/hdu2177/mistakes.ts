import { mistake, type KnownMistake } from "../../judge/task.ts";
import { isLost, lostPair, movesToPairs, partnerOf } from "../hdu1527/solve.ts";
import { listNumbers, problemTask } from "../task.ts";
import { hdu2177, limits, type Case } from "./problem.ts";
import { format, solve } from "./solve.ts";

const { min, max } = limits.heap;

const sorted = ([a, b]: Case): Case => (a <= b ? [a, b] : [b, a]);

/** A program that changes the right list of positions. */
const byList = (
  id: string,
  change: (left: readonly Case[], heaps: Case) => readonly Case[],
): KnownMistake<Case> => mistake(id, (heaps) => format(change(solve(heaps), heaps)));

/** A program that keeps some of the moves, and writes what they leave. */
const byMoves = (
  id: string,
  kept: (heap: 1 | 2 | "both", heaps: Case) => boolean,
  written = sorted,
): KnownMistake<Case> =>
  mistake(id, (heaps) => {
    const moves = [...movesToPairs(heaps)].filter(([heap]) => kept(heap, heaps));
    if (isLost(heaps)) return format([]);
    return ["1", ...moves.map(([, left]) => written(left).join(" "))].join("\n");
  });

const isNew = (heap: 1 | 2 | "both", [a, b]: Case): boolean => heap !== 2 || a < b;

/** A program that takes another pair for the lost one with the difference of the heaps. */
const byStart = (
  id: string,
  startOf: (difference: number) => number,
  isKept: (start: number, smaller: number) => boolean,
): KnownMistake<Case> =>
  mistake(id, ([a, b]) => {
    const start = startOf(b - a);
    if (start === a) return "0";
    const others = [...movesToPairs([a, b])].filter(
      ([heap]) => heap !== "both" && isNew(heap, [a, b]),
    );
    const both: readonly Case[] = isKept(start, a) ? [[start, start + b - a]] : [];
    const left = [...both, ...others.map(([, heaps]) => sorted(heaps))];
    return ["1", ...left.map((heaps) => heaps.join(" "))].join("\n");
  });

/** An answer with the moves from one heap in the other order. */
function turned(answer: string): string {
  const [first, both, ...others] = answer.split("\n");
  return [first, both, ...others.reverse()].join("\n");
}

const mistakes: readonly KnownMistake<Case>[] = [
  byList("one-heap-first", (left, [a, b]) => {
    const isBoth = left[0] !== undefined && left[0][1] - left[0][0] === b - a;
    return isBoth ? [...left.slice(1), ...left.slice(0, 1)] : left;
  }),
  byList("one-move", (left) => left.slice(0, 1)),
  byList("each-once", (left) =>
    left.filter(([a], at) => at === left.findIndex(([other]) => other === a)),
  ),
  byMoves("larger-only", (heap) => heap !== 1),
  byMoves(
    "partner-below",
    (heap, heaps) => isNew(heap, heaps) && (heap !== 2 || partnerOf(heaps[0]) < heaps[0]),
  ),
  byMoves("equal-twice", () => true),
  byMoves("unsorted", isNew, (left) => left),
  byStart(
    "adds-stones",
    (difference) => lostPair(difference)[0],
    () => true,
  ),
  {
    ...byStart(
      "rough-ratio",
      (difference) => Math.floor(difference * 1.618),
      (start, a) => start < a,
    ),
    shows: [[377, 610]],
  },
];

const [a, b] = lostPair(381_966);

/** Every two heaps up to this one, the smallest sum first. */
const SMALL = 24;

export const task = problemTask<Case, unknown>(hdu2177, {
  entry: "answer",
  pass: (heaps) => heaps,
  // The statement leaves their order open, and solutions differ in it.
  same: (right, given) => turned(String(given)) === right,
  *small() {
    for (let sum = 1; sum <= 2 * SMALL; sum++) {
      for (let first = Math.max(0, sum - SMALL); 2 * first <= sum; first++) {
        yield [first, sum - first];
      }
    }
  },
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
  numbers: (heaps) =>
    listNumbers(heaps, min, ([first = 0, second = 0]) =>
      first <= second && second > 0 ? [first, second] : undefined,
    ),
  mistakes,
});
