import { nim } from "../../games/rulesets/nim.ts";
import { defineProblem, poj, toZeros } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomLists } from "../generate.ts";
import type { ProblemPhrase } from "../problem.ts";
import { readNumbers } from "../token-reader.ts";
import { solve } from "./solve.ts";

/** The heaps. */
export type Case = readonly number[];

export const limits = {
  heaps: { min: 1, max: 1000 },
  heap: { min: 1, max: 1_000_000_000 },
} as const;

const { heaps, heap } = limits;

/** Explains each heap by its size, which is its Grundy value, and lists the moves that make the nim-sum 0. */
function explain(sizes: Case): Reasons {
  const named = (row: number): ProblemPhrase => ({ id: "heap", values: { n: row + 1 } });
  const valued = (size: number) => ({ value: `${size}`, grundy: size });
  const reasons = explainSum(sizes, named, valued, (size, left, row) =>
    left < size
      ? [[{ id: "takeFrom", values: { taken: size - left, heap: named(row) } }, valued(left)]]
      : [],
  );
  return { ...reasons, winner: reasons.nimSum === 0 ? "second" : "first" };
}

/** Nim: the number of winning first moves. */
export const poj2975 = defineProblem<Case, number>({
  id: "poj2975",
  title: "Nim",
  judge: { ...poj(2975), newest: "C++98", mirrors: [{ name: "ZOJ 3067" }] },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "3\n7 11 13\n2\n1000000000 1000000000\n0\n", output: "3\n0\n", by: "judge" },
    { input: "3\n4 3 5\n2\n3 3\n4\n1 2 4 8\n0\n", output: "1\n0\n1\n", by: "us" },
  ],
  form: ["n", "heaps[n]"],
  input: toZeros(
    1,
    (reader) => {
      const count = reader.integer("heapsN", heaps.min, heaps.max, 0);
      return count > 0 ? readNumbers(reader, count, "heapK", heap) : undefined;
    },
    (sizes) => [[sizes.length], sizes],
  ),
  solve,
  explain,
  positions: (sizes) => [playAs(nim, sizes)],
  // The statement bounds a case but not their count; the largest input here is about 1 MB.
  generate: {
    tiny: (random) => randomLists(random, 3, { min: 1, max: 3 }, { min: heap.min, max: 5 }),
    random: (random) => randomLists(random, 10, { min: 1, max: 20 }, heap),
    largest: (random) => randomLists(random, 100, { min: heaps.max, max: heaps.max }, heap),
  },
});
