import { fibonacciNim, zeckendorf } from "../../games/rulesets/dynamic-nim.ts";
import { playAs } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { Explanation, Generate, Problem, Winner } from "../problem.ts";
import { casesToZero } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";
import { format, solve, winningTakes } from "./solve.ts";

/** The stones of the heap. */
export type Case = number;

export const limits = { heap: { min: 2, max: 2 ** 31 - 1 } } as const;

const { min, max } = limits.heap;

/** One heap a case, up to a 0, which must be there and must be the last. */
const read = (reader: TokenReader) =>
  casesToZero(reader, "heapN", limits.heap, (_, heap): Case => heap);

/** One line a case, and the line `0`. */
const print = (cases: readonly Case[]): string => [...cases, 0].map((heap) => `${heap}\n`).join("");

/** The heap, and all first moves that win. */
function explain(heap: Case): Explanation {
  const winner = solve(heap);
  const before = { value: String(heap) };
  return {
    rows: [{ label: { id: "heapN" }, ...before }],
    winner,
    verdict: format(winner),
    winningMoves: winningTakes(heap).map((taken) => {
      const say = { id: "take", values: { taken } } as const;
      return { say, row: 0, before, after: { value: String(heap - taken) } };
    }),
  };
}

/** Any heaps, Fibonacci numbers, and heaps of a stone more or less. */
const heaps = (random: () => number, count: number, most: number): readonly Case[] =>
  repeat(count, () => {
    const heap = randomInteger(random, min, most);
    const [fibonacci = heap] = zeckendorf(Math.floor(most ** random()));
    const near = fibonacci + randomInteger(random, -1, 1);
    if (random() < 0.4) return heap;
    return Math.min(Math.max(random() < 0.7 ? fibonacci : near, min), most);
  });

/** The statement does not bound the count of cases; the largest input here is about 1 MB. */
const generate: Generate = {
  tiny: (random) => print(heaps(random, 10, 30)),
  random: (random) => print(heaps(random, 50, max)),
  largest: (random) => print(heaps(random, 100_000, max)),
};

/** One heap; the first move may not take all, and each other at most twice as many as the one before; the last wins. */
export const hdu2516 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu2516",
  title: "At most twice as many",
  judge: {
    name: "HDU 2516",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=2516",
    seconds: 1,
    kilobytes: 32_768,
    ends: "zero",
  },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "2\n13\n10000\n0\n", output: "Second win\nSecond win\nFirst win\n", by: "judge" },
    {
      input: "3\n4\n12\n50\n0\n",
      output: "Second win\nFirst win\nFirst win\nFirst win\n",
      by: "us",
    },
  ],
  positions: (heap: Case) => [playAs(fibonacciNim, [heap, heap - 1])],
  ...{ read, solve, format, explain, print, generate },
});
