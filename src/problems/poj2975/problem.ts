import type { Problem, Generate, ExplainedMove, Explanation, Valued } from "../problem.ts";
import { format, solve } from "./solve.ts";
import { randomLists } from "../generate.ts";
import { nim } from "../../games/rulesets/nim.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { listMoves, playAs } from "../explanation.ts";
import { casesToZero, readNumbers } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";

/** The heaps, from 1 to 1000 of them. */
export type Case = readonly number[];

export const limits = {
  heaps: { min: 1, max: 1000 },
  heap: { min: 1, max: 1_000_000_000 },
} as const;

/** Cases `n`, then n heaps, up to a 0, which must be there and must be the last. */
const read = (reader: TokenReader) =>
  casesToZero(reader, "heapsN", heaps, (_, count) => readNumbers(reader, count, "heapK", heap));

/** Two lines a case, and the line `0`. */
function print(cases: readonly Case[]): string {
  return `${cases.map((heaps) => `${heaps.length}\n${heaps.join(" ")}\n`).join("")}0\n`;
}

/** Heap by heap: its size is its Grundy value; the moves that bring the nim-sum to 0. */
function explain(heaps: Case): Explanation {
  const sum = nimSum(heaps);
  const moves = solve(heaps);
  return {
    rows: heaps.map((size, index) => ({
      label: { id: "heap", values: { n: index + 1 } },
      ...valued(size),
    })),
    nimSum: sum,
    winner: sum === 0 ? "second" : "first",
    verdict: format(moves),
    ...listMoves(winningMoves(heaps, sum)),
  };
}

function* winningMoves(heaps: Case, sum: number): Generator<ExplainedMove, void, undefined> {
  for (const [row, size] of heaps.entries()) {
    const left = size ^ sum;
    if (left >= size) continue;
    const heap = { id: "heap", values: { n: row + 1 } };
    yield {
      say: { id: "takeFrom", values: { taken: size - left, heap } },
      row,
      before: valued(size),
      after: valued(left),
    };
  }
}

function valued(size: number): Required<Valued> {
  return { value: `${size}`, grundy: size };
}

const { heaps, heap } = limits;

/** The statement bounds a case but not their count; the largest input here is about 1 MB. */
const generate: Generate = {
  tiny: (random) => print(randomLists(random, 3, { min: 1, max: 3 }, { min: heap.min, max: 5 })),
  random: (random) => print(randomLists(random, 10, { min: 1, max: 20 }, heap)),
  largest: (random) => print(randomLists(random, 100, { min: heaps.max, max: heaps.max }, heap)),
};

/** Nim: count the winning first moves. */
export const poj2975 = Object.freeze<Problem<Case, number>>({
  id: "poj2975",
  title: "Nim",
  judge: {
    name: "POJ 2975",
    url: "http://poj.org/problem?id=2975",
    ends: "zero",
    newest: "C++98",
    mirrors: [{ name: "ZOJ 3067" }],
  },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "3\n7 11 13\n2\n1000000000 1000000000\n0\n", output: "3\n0\n", by: "judge" },
    { input: "3\n4 3 5\n2\n3 3\n4\n1 2 4 8\n0\n", output: "1\n0\n1\n", by: "us" },
  ],
  positions: (heaps: Case) => [playAs(nim, heaps)],
  ...{ read, solve, format, explain, print, generate },
});
