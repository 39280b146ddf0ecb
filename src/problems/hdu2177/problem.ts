import { wythoff } from "../../games/rulesets/wythoff.ts";
import { playAs } from "../explanation.ts";
import { explainHeaps, heapPairs } from "../hdu1527/problem.ts";
import type { Generate, Problem } from "../problem.ts";
import { casesOf } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";
import { format, solve } from "./solve.ts";

/** The two heaps, the smaller one first; not both are empty. */
export type Case = readonly [number, number];

export const limits = { heap: { min: 0, max: 1_000_000 } } as const;

const { min, max } = limits.heap;

/** Cases `a b`, up to the line `0 0`, which must be there and must be the last. */
const read = (reader: TokenReader) =>
  casesOf(reader, (): Case | undefined => {
    if (reader.atEnd()) reader.fail({ id: "endedBefore00" });
    const a = reader.integer("heapA", min, max);
    const b = reader.integer("heapB", a, max);
    if (b > 0) return [a, b];
    reader.end("line00");
    return undefined;
  });

/** One line a case, and the line `0 0`. */
const print = (cases: readonly Case[]): string =>
  [...cases, [0, 0]].map((heaps) => `${heaps.join(" ")}\n`).join("");

const cases = (random: () => number, count: number, most: number): readonly Case[] =>
  heapPairs(random, count, most)
    .map(([a, b]): Case => [Math.min(a, b), Math.max(a, b)])
    .filter(([, larger]) => larger > 0);

/** The statement does not bound the count of cases: so many are still possible where each move of each case is tried. */
const MOST_CASES = 30;

const generate: Generate = {
  tiny: (random) => print(cases(random, 10, 14)),
  random: (random) => print(cases(random, 20, max)),
  largest: (random) => print(cases(random, MOST_CASES, max)),
};

/** Wythoff's game: who wins, and the positions that the winning first moves leave. */
export const hdu2177 = Object.freeze<Problem<Case, readonly Case[]>>({
  id: "hdu2177",
  title: "Two heaps, and how to win",
  judge: {
    name: "HDU 2177",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=2177",
    seconds: 1,
    kilobytes: 32_768,
    ends: "zeros",
  },
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
  begins: /^\d+$/,
  positions: (heaps: Case) => [playAs(wythoff, heaps)],
  explain: (heaps) => ({ ...explainHeaps(heaps), verdict: format(solve(heaps)) }),
  ...{ read, solve, format, print, generate },
});
