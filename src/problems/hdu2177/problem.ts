import { wythoff } from "../../games/rulesets/wythoff.ts";
import { defineProblem, hdu, toZeros } from "../define-problem.ts";
import { playAs } from "../explanation.ts";
import { explainHeaps, heapPairs } from "../hdu1527/problem.ts";
import { movesToPairs } from "../hdu1527/solve.ts";

/** The two heaps, the smaller one first; at least one is not empty. */
export type Case = readonly [number, number];

export const limits = { heap: { min: 0, max: 1_000_000 } } as const;

const { min, max } = limits.heap;

/**
 * Returns the lost pairs that a move can leave, each with the smaller heap first: by a move from both
 * heaps, from the smaller heap, from the larger heap. Moves from either of two equal heaps count once.
 * The result is empty if the position is lost. O(1).
 */
export const solve = ([a, b]: Case): readonly Case[] =>
  [...movesToPairs([a, b])]
    .filter(([heap]) => heap !== 2 || a < b)
    .map(([, [x, y]]) => (x <= y ? [x, y] : [y, x]));

const cases = (random: () => number, count: number, most: number): readonly Case[] =>
  heapPairs(random, count, most)
    .map(([a, b]): Case => [Math.min(a, b), Math.max(a, b)])
    .filter(([, larger]) => larger > 0);

/** Number of cases in the largest input, for which a program can try every move. The statement has no bound. */
const MAX_CASES = 30;

/** Wythoff's game: the winner, and the positions that the winning first moves leave. */
export const hdu2177 = defineProblem<Case, readonly Case[]>({
  id: "hdu2177",
  title: "Two heaps, and how to win",
  judge: { ...hdu(2177), seconds: 1, kilobytes: 32_768 },
  limits,
  columns: { row: "position", value: "heaps" },
  samples: [
    {
      input: "1 2\n5 8\n4 7\n2 2\n0 0\n",
      output: "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n",
      by: "judge",
    },
    {
      input: "0 3\n2 3\n5 7\n12 14\n0 0\n",
      output: "1\n0 0\n1\n1 2\n1 2\n1\n3 5\n4 7\n3 5\n1\n3 5\n",
      by: "us",
    },
  ],
  form: ["a b"],
  input: toZeros(
    2,
    (reader) => {
      const a = reader.integer("heapA", min, max);
      const b = reader.integer("heapB", a, max);
      return b > 0 ? ([a, b] as const) : undefined;
    },
    (heaps) => [heaps],
  ),
  begins: /^\d+$/,
  solve,
  format: (left) =>
    left.length === 0 ? "0" : ["1", ...left.map((heaps) => heaps.join(" "))].join("\n"),
  explain: (heaps) => ({
    winner: solve(heaps).length > 0 ? "first" : "second",
    ...explainHeaps(heaps),
  }),
  positions: (heaps) => [playAs(wythoff, heaps)],
  generate: {
    tiny: (random) => cases(random, 10, 14),
    random: (random) => cases(random, 20, max),
    largest: (random) => cases(random, MAX_CASES, max),
  },
});
