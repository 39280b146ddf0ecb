import { fibonacciNim, zeckendorf } from "../../games/rulesets/dynamic-nim.ts";
import { defineProblem, hdu, toZeros } from "../define-problem.ts";
import { explainPosition, playAs } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import { solve, winningTakes } from "./solve.ts";

/** The stones of the heap. */
export type Case = number;

export const limits = { heap: { min: 2, max: 2 ** 31 - 1 } } as const;

const { min, max } = limits.heap;

/** Returns random heaps: any numbers, Fibonacci numbers, and heaps with one stone more or less. */
const heaps = (random: () => number, count: number, most: number): readonly Case[] =>
  repeat(count, () => {
    const heap = randomInteger(random, min, most);
    const [fibonacci = heap] = zeckendorf(Math.floor(most ** random()));
    const near = fibonacci + randomInteger(random, -1, 1);
    if (random() < 0.4) return heap;
    return Math.min(Math.max(random() < 0.7 ? fibonacci : near, min), most);
  });

/** One heap; the first move may not take all, each later one at most twice the one before; whoever takes last wins. */
export const hdu2516 = defineProblem<Case>({
  id: "hdu2516",
  title: "At most twice as many",
  judge: { ...hdu(2516), seconds: 1, kilobytes: 32_768 },
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
  form: ["n"],
  input: toZeros(
    1,
    (reader) => reader.integer("heapN", min, max, 0) || undefined,
    (heap) => [[heap]],
  ),
  answers: ["First win", "Second win"],
  solve,
  explain: (heap) =>
    explainPosition(
      "heapN",
      String(heap),
      winningTakes(heap).map((taken) => [{ id: "take", values: { taken } }, String(heap - taken)]),
    ),
  positions: (heap) => [playAs(fibonacciNim, [heap, heap - 1])],
  // The statement does not bound the count of cases; the largest input here is about 1 MB.
  generate: {
    tiny: (random) => heaps(random, 10, 30),
    random: (random) => heaps(random, 50, max),
    largest: (random) => heaps(random, 100_000, max),
  },
});
