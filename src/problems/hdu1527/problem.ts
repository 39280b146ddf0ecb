import { wythoff } from "../../games/rulesets/wythoff.ts";
import { playAs } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ExplainedMove, Explanation, Generate, Problem, Winner } from "../problem.ts";
import { casesToEnd } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";
import { format, lostPair, movesToPairs, solve } from "./solve.ts";

/** The two heaps. */
export type Case = readonly [number, number];

export const limits = { heap: { min: 0, max: 1_000_000_000 } } as const;

const { min, max } = limits.heap;

/** Cases `a b`, to the end of the input. */
const read = (reader: TokenReader) =>
  casesToEnd(reader, (): Case => [
    reader.integer("heapA", min, max),
    reader.integer("heapB", min, max),
  ]);

/** One line a case. */
const print = (cases: readonly Case[]): string =>
  cases.map((heaps) => `${heaps.join(" ")}\n`).join("");

/** The two heaps, and the moves to lost pairs. */
export const explainHeaps = (heaps: Case): Omit<Explanation, "verdict"> => {
  const before = { value: heaps.join(" ") };
  return {
    rows: [{ label: { id: "twoHeaps" }, ...before }],
    winner: solve(heaps),
    winningMoves: [...movesToPairs(heaps)].map(([heap, left]): ExplainedMove => {
      const taken = heaps[0] + heaps[1] - left[0] - left[1];
      const say: ExplainedMove["say"] =
        heap === "both"
          ? { id: "takeFromBoth", values: { taken: taken / 2 } }
          : { id: "takeFrom", values: { taken, heap: { id: "heap", values: { n: heap } } } };
      return { say, row: 0, before, after: { value: left.join(" ") } };
    }),
  };
};

const explain = (heaps: Case): Explanation => ({
  ...explainHeaps(heaps),
  verdict: format(solve(heaps)),
});

/** The largest difference of a lost pair within the limits. */
export const LARGEST_DIFFERENCE = 381_966_011;

/** Any two heaps; a lost pair in either order; or one heap of such a pair made smaller. */
export const heapPairs = (random: () => number, count: number, most: number): readonly Case[] =>
  repeat(count, (): Case => {
    const any = (): number => randomInteger(random, min, most);
    const [a, b] = lostPair(randomInteger(random, 0, Math.floor((most * 381) / 1000)));
    const kind = randomInteger(random, 0, 3);
    if (kind === 0) return [any(), any()];
    if (kind === 1) return [Math.max(0, a - 1), b];
    return kind === 2 ? [a, b] : [b, a];
  });

/** The statement does not bound the count of cases; the largest input here is about 2 MB. */
const generate: Generate = {
  tiny: (random) => print(heapPairs(random, 10, 14)),
  random: (random) => print(heapPairs(random, 50, max)),
  largest: (random) => print(heapPairs(random, 100_000, max)),
};

/** Two heaps; a move takes from one, or the same from both; the last to take wins. */
export const hdu1527 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu1527",
  title: "Taking stones from two heaps",
  judge: {
    name: "HDU 1527",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1527",
    seconds: "usual",
    kilobytes: "usual",
    ends: "file",
    mirrors: [
      { name: "POJ 1067", url: "http://poj.org/problem?id=1067" },
      { name: "Luogu P2252", url: "https://www.luogu.com.cn/problem/P2252" },
    ],
  },
  limits,
  columns: { row: "position", value: "heaps" },
  samples: [
    { input: "2 1\n8 4\n4 7\n", output: "0\n1\n0\n", by: "judge" },
    { input: "0 0\n5 5\n6 10\n9 14\n", output: "0\n1\n0\n1\n", by: "us" },
  ],
  positions: (heaps: Case) => [playAs(wythoff, heaps)],
  ...{ read, solve, format, explain, print, generate },
});
