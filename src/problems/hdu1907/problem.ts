import { nimSum } from "../../games/theory/nim-sum.ts";
import { listMoves } from "../explanation.ts";
import { randomLists } from "../generate.ts";
import type { ExplainedMove, Explanation, Generate, Problem, Valued, Winner } from "../problem.ts";
import { isP, solve } from "../hdu2509/solve.ts";
import { countedCases, readNumbers } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";

/** The heaps: the sweets of each colour. */
export type Case = readonly number[];

export const limits = {
  tests: { min: 1, max: 474 },
  heaps: { min: 1, max: 47 },
  heap: { min: 1, max: 4747 },
} as const;

const { tests, heaps, heap } = limits;

/** T, then T cases: n, and n heaps. */
const read = (reader: TokenReader) =>
  countedCases(
    reader,
    () => readNumbers(reader, reader.integer("heapsN", heaps.min, heaps.max), "heapA", heap),
    tests,
  );

/** T, and two lines a case. */
const print = (cases: readonly Case[]): string =>
  `${cases.length}\n${cases.map((sizes) => `${sizes.length}\n${sizes.join(" ")}\n`).join("")}`;

export const format = (winner: Winner): string => (winner === "first" ? "John" : "Brother");

const valued = (size: number): Required<Valued> => ({ value: String(size), grundy: size });

/** Heap by heap: its size, which is its Grundy value, and the winning moves. */
function explain(sizes: Case): Explanation {
  const winner = solve(sizes);
  return {
    rows: sizes.map((size, index) => ({
      label: { id: "heap", values: { n: index + 1 } },
      ...valued(size),
    })),
    nimSum: nimSum(sizes),
    winner,
    verdict: format(winner),
    ...listMoves(winningMoves(sizes)),
  };
}

/** A winning move makes the nim-sum 0, or leaves no heap of two or more, and so one stone or none. */
function* winningMoves(sizes: Case): Generator<ExplainedMove, void, undefined> {
  const total = nimSum(sizes);
  const large = sizes.filter((size) => size > 1).length;
  for (const [row, size] of sizes.entries()) {
    for (const left of new Set([0, 1, size ^ total])) {
      const stillLarge = large - Number(size > 1) + Number(left > 1);
      if (left >= size || !isP(total ^ size ^ left, stillLarge)) continue;
      const from = { id: "heap", values: { n: row + 1 } };
      yield {
        say: { id: "takeFrom", values: { taken: size - left, heap: from } },
        row,
        before: valued(size),
        after: valued(left),
      };
    }
  }
}

/** Random heaps of any size, and small ones, of which either player wins many. The largest input is about 110 kB. */
const generate: Generate = {
  tiny: (random) => print(randomLists(random, 5, { min: 1, max: 4 }, { min: 1, max: 4 })),
  random: (random) =>
    print([heap, { min: 1, max: 3 }].flatMap((sizes) => randomLists(random, 20, heaps, sizes))),
  largest: (random) =>
    print(randomLists(random, tests.max, { min: heaps.max, max: heaps.max }, heap)),
};

/** Nim, and whoever takes the last piece loses. */
export const hdu1907 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu1907",
  title: "John",
  judge: {
    name: "HDU 1907",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1907",
    seconds: 1,
    kilobytes: 32_768,
    ends: "count",
    mirrors: [{ name: "Luogu P4279", url: "https://www.luogu.com.cn/problem/P4279" }],
  },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "2\n3\n3 5 1\n1\n1\n", output: "John\nBrother\n", by: "judge" },
    { input: "3\n2\n1 1\n2\n2 2\n3\n1 2 3\n", output: "John\nBrother\nBrother\n", by: "us" },
  ],
  ...{ read, solve, format, explain, print, generate },
});
