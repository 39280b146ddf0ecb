import { laskersNim } from "../../games/rulesets/octal.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { counted, defineProblem, hdu } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomLists } from "../generate.ts";
import { readList } from "../reading.ts";
import { heapValue, solve } from "./solve.ts";
import { splitsTo } from "./splits.ts";

/** The heaps. */
export type Case = readonly number[];

export const limits = {
  tests: { min: 1, max: 100 },
  heaps: { min: 1, max: 1_000_000 },
  heap: { min: 1, max: 2 ** 31 - 1 },
} as const;

const { tests, heaps, heap } = limits;

const valued = (size: number) => ({ value: `${size}`, grundy: heapValue(size) });

const named = (index: number) => ({ id: "heap", values: { n: index + 1 } }) as const;

/** Heap by heap: its size and its value; the moves that bring the nim-sum to 0, by taking or by splitting. */
const explain = (sizes: Case): Reasons =>
  explainSum(sizes, named, valued, function* (size, wanted, row, most) {
    const { smaller, count } = splitsTo(size, wanted, most);
    for (const first of smaller) {
      const second = size - first;
      const values = { heap: named(row), first, second };
      yield [
        { id: "splitHeap", values },
        { value: `${first} + ${second}`, grundy: wanted },
      ];
    }
    yield count - smaller.length;
    const left = heapValue(wanted);
    if (left >= size) return;
    yield [{ id: "takeFrom", values: { taken: size - left, heap: named(row) } }, valued(left)];
  });

/** Heaps of any size, and in about every other case a last one that makes the nim-sum 0. */
function cases(random: () => number, count: number, howMany: number, most: number) {
  const lists = randomLists(random, count, { min: 1, max: howMany }, { min: heap.min, max: most });
  return lists.map((sizes) => {
    const last = heapValue(nimSum(sizes.slice(0, -1).map(heapValue)));
    return last >= heap.min && last <= heap.max && random() < 0.5 ? sizes.with(-1, last) : sizes;
  });
}

/** Lasker's Nim: take any number of stones from a heap, or split it in two. */
export const hdu3032 = defineProblem<Case>({
  id: "hdu3032",
  title: "Nim or not Nim?",
  judge: { ...hdu(3032), seconds: 1, kilobytes: 32_768 },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "2\n3\n2 2 3\n2\n3 3\n", output: "Alice\nBob\n", by: "judge" },
    { input: "3\n3\n1 2 3\n2\n3 4\n3\n1 2 4\n", output: "Alice\nAlice\nBob\n", by: "us" },
  ],
  form: ["n:heaps", "heaps[n]:heap"],
  input: counted(
    (reader) => readList(reader, "heapsN", heaps, "heapS", heap),
    (sizes) => [[sizes.length], sizes],
    tests,
  ),
  answers: ["Alice", "Bob"],
  solve,
  explain,
  positions: (sizes) => [playAs(laskersNim, sizes)],
  // The statement allows a hundred cases of a million heaps; the largest input here is one of them, 11 MB.
  generate: {
    tiny: (random) => cases(random, 5, 3, 5),
    random: (random) => cases(random, 20, 10, heap.max),
    largest: (random) => randomLists(random, 1, { min: heaps.max, max: heaps.max }, heap),
  },
});
