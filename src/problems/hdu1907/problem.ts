import { nimSum } from "../../games/theory/numbers.ts";
import { counted, defineProblem, hdu, luogu } from "../define-problem.ts";
import { randomLists } from "../generate.ts";
import { isP, solve } from "../hdu2509/solve.ts";
import type { ExplainedMove } from "../problem.ts";
import { readList } from "../token-reader.ts";

/** The heaps: the sweets of each colour. */
export type Case = readonly number[];

export const limits = {
  tests: { min: 1, max: 474 },
  heaps: { min: 1, max: 47 },
  heap: { min: 1, max: 4747 },
} as const;

const { tests, heaps, heap } = limits;

const valued = (size: number) => ({ value: String(size), grundy: size });

const named = (index: number) => ({ id: "heap", values: { n: index + 1 } }) as const;

/** Yields the winning moves. They make the nim-sum 0, or they leave 0 or 1 stones and no heap of two or more. */
function* winningMoves(sizes: Case): Generator<ExplainedMove, void, undefined> {
  const total = nimSum(sizes);
  const large = sizes.filter((size) => size > 1).length;
  for (const [row, size] of sizes.entries()) {
    for (const left of new Set([0, 1, size ^ total])) {
      const stillLarge = large - Number(size > 1) + Number(left > 1);
      if (left >= size || !isP(total ^ size ^ left, stillLarge)) continue;
      const sentence = {
        id: "takeFrom",
        values: { taken: size - left, heap: named(row) },
      } as const;
      yield { sentence, row, before: valued(size), after: valued(left) };
    }
  }
}

/** Misère Nim: whoever takes the last piece loses. */
export const hdu1907 = defineProblem<Case>({
  id: "hdu1907",
  title: "John",
  judge: { ...hdu(1907), seconds: 1, kilobytes: 32_768, mirrors: [luogu("P4279")] },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "2\n3\n3 5 1\n1\n1\n", output: "John\nBrother\n", by: "judge" },
    { input: "3\n2\n1 1\n2\n2 2\n3\n1 2 3\n", output: "John\nBrother\nBrother\n", by: "us" },
  ],
  form: ["n", "heaps[n]"],
  input: counted(
    (reader) => readList(reader, "heapsN", heaps, "heapA", heap),
    (sizes) => [[sizes.length], sizes],
    tests,
  ),
  answers: ["John", "Brother"],
  solve,
  explain: (sizes) => ({
    rows: sizes.map((size, row) => ({ label: named(row), ...valued(size) })),
    nimSum: nimSum(sizes),
    moves: winningMoves(sizes),
  }),
  // Random heaps of any size, and small heaps, of which either player wins many. The largest input is about 110 kB.
  generate: {
    tiny: (random) => randomLists(random, 5, { min: 1, max: 4 }, { min: 1, max: 4 }),
    random: (random) =>
      [heap, { min: 1, max: 3 }].flatMap((sizes) => randomLists(random, 20, heaps, sizes)),
    largest: (random) => randomLists(random, tests.max, { min: heaps.max, max: heaps.max }, heap),
  },
});
