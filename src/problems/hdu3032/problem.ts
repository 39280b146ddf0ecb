import { laskersNim } from "../../games/rulesets/octal.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { listRows, MOST_LISTED, playAs } from "../explanation.ts";
import { randomLists } from "../generate.ts";
import type { ExplainedMove, Explanation, Generate, Problem, Valued, Winner } from "../problem.ts";
import { countedCases, readNumbers } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";
import { format, heapValue, solve } from "./solve.ts";
import { splitsTo } from "./splits.ts";

/** The heaps. */
export type Case = readonly number[];

export const limits = {
  tests: { min: 1, max: 100 },
  heaps: { min: 1, max: 1_000_000 },
  heap: { min: 1, max: 2 ** 31 - 1 },
} as const;

const { tests, heaps, heap } = limits;

/** The number of cases, and for each n and n heaps. */
const read = (reader: TokenReader) =>
  countedCases(
    reader,
    () => readNumbers(reader, reader.integer("heapsN", heaps.min, heaps.max), "heapS", heap),
    tests,
  );

/** The number of cases, and two lines a case. */
const print = (cases: readonly Case[]): string =>
  `${cases.length}\n${cases.map((sizes) => `${sizes.length}\n${sizes.join(" ")}\n`).join("")}`;

const valued = (size: number): Required<Valued> => ({
  value: `${size}`,
  grundy: heapValue(size),
});

const named = (index: number) => ({ id: "heap", values: { n: index + 1 } }) as const;

/** Heap by heap: its size and its value; the moves that bring the nim-sum to 0, by taking or by splitting. */
function explain(sizes: Case): Explanation {
  const sum = nimSum(sizes.map(heapValue));
  const winner = solve(sizes);
  const moves: ExplainedMove[] = [];
  let count = 0;
  for (const [row, size] of winner === "first" ? sizes.entries() : []) {
    const [before, wanted] = [valued(size), nimSum([heapValue(size), sum])];
    const left = heapValue(wanted);
    const { smaller, ...splits } = splitsTo(size, wanted, MOST_LISTED - moves.length);
    count += splits.count;
    for (const first of smaller) {
      const second = size - first;
      const values = { heap: named(row), first, second };
      const after = { value: `${first} + ${second}`, grundy: wanted };
      moves.push({ say: { id: "splitHeap", values }, row, before, after });
    }
    if (left >= size) continue;
    count++;
    const values = { taken: size - left, heap: named(row) };
    if (moves.length < MOST_LISTED)
      moves.push({ say: { id: "takeFrom", values }, row, before, after: valued(left) });
  }
  const rowAt = (row: number) => ({ label: named(row), ...valued(itemAt(sizes, row)) });
  return {
    nimSum: sum,
    winner,
    verdict: format(winner),
    ...listRows(sizes.length, rowAt, moves),
    unlistedMoves: count - moves.length,
  };
}

/** Heaps of any size, and in about every other case a last one that makes the nim-sum 0. */
function cases(random: () => number, count: number, howMany: number, most: number) {
  const lists = randomLists(random, count, { min: 1, max: howMany }, { min: heap.min, max: most });
  return lists.map((sizes) => {
    const last = heapValue(nimSum(sizes.slice(0, -1).map(heapValue)));
    return last >= heap.min && last <= heap.max && random() < 0.5 ? sizes.with(-1, last) : sizes;
  });
}

/** The statement allows a hundred cases of a million heaps; the largest input here is one of them, 11 MB. */
const generate: Generate = {
  tiny: (random) => print(cases(random, 5, 3, 5)),
  random: (random) => print(cases(random, 20, 10, heap.max)),
  largest: (random) => print(randomLists(random, 1, { min: heaps.max, max: heaps.max }, heap)),
};

/** Lasker's Nim: take any number of stones from a heap, or split it in two. */
export const hdu3032 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu3032",
  title: "Nim or not Nim?",
  judge: {
    name: "HDU 3032",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=3032",
    seconds: 1,
    kilobytes: 32_768,
    ends: "count",
  },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "2\n3\n2 2 3\n2\n3 3\n", output: "Alice\nBob\n", by: "judge" },
    { input: "3\n3\n1 2 3\n2\n3 4\n3\n1 2 4\n", output: "Alice\nAlice\nBob\n", by: "us" },
  ],
  positions: (sizes: Case) => [playAs(laskersNim, sizes)],
  ...{ read, solve, format, explain, print, generate },
});
