import { itemAt } from "../../games/theory/item-at.ts";
import { defineProblem, luogu, single } from "../define-problem.ts";
import type { Reasons } from "../explanation.ts";
import { randomInteger, randomLists } from "../generate.ts";
import type { Valued } from "../problem.ts";
import { readList } from "../token-reader.ts";
import { removedHeaps, solve } from "./solve.ts";

/** The heaps. An input has one case. */
export type Case = readonly number[];

export const limits = {
  heaps: { min: 1, max: 100 },
  heap: { min: 1, max: 1_000_000_000 },
} as const;

const { heaps, heap } = limits;

/** Explains each heap by its size or, if it is removed, by the heaps whose nim-sum it is. */
function explain(sizes: Case): Reasons {
  const sums = new Map(removedHeaps(sizes).map(({ heap, sumOf }) => [heap, sumOf]));
  const valueOf = (size: number, [one, ...more]: readonly number[] = []): Valued["value"] => {
    if (one === undefined) return String(size);
    if (more.length === 0) return { id: "equalHeap", values: { size, n: one + 1 } };
    return `${size} = ${[one, ...more].map((at) => itemAt(sizes, at)).join(" ⊕ ")}`;
  };
  const rows = sizes.map(
    (size, at) =>
      ({
        label: { id: "heap", values: { n: at + 1 } },
        value: valueOf(size, sums.get(at)),
      }) as const,
  );
  const numbers = [...sums.keys()].sort((i, j) => i - j);
  const row = numbers[0] ?? 0;
  const before = { value: itemAt(rows, row).value };
  const list = numbers.map((at) => at + 1).join(", ");
  const removes = numbers.length === 1 ? "removeHeap" : "removeHeaps";
  return {
    rows,
    winner: "first",
    moves: [
      numbers.length === 0
        ? { sentence: { id: "removeNone" }, row, before, after: before }
        : { sentence: { id: removes, values: { list } }, row, before, after: { value: "0" } },
    ],
  };
}

/** Returns random heaps below a power of two, so that many of them are nim-sums of others. */
const some = (random: () => number, least: number, most: number, bits: number) => {
  const largest = Math.min(heap.max, 2 ** randomInteger(random, 2, bits) - 1);
  return randomLists(random, 1, { min: least, max: most }, { min: heap.min, max: largest });
};

/** Nim after two rounds in which a player may remove whole heaps: the fewest stones to remove in the first round. */
export const p4301 = defineProblem<Case, number>({
  id: "p4301",
  title: "A new game of Nim",
  judge: {
    ...luogu("P4301"),
    mirrors: [
      { name: "AcWing 229", url: "https://www.acwing.com/problem/content/231/" },
      { name: "BZOJ 3105" },
    ],
  },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "6\n5 5 6 6 5 5\n", output: "21\n", by: "judge" },
    { input: "7\n1 2 3 4 8 12 16\n", output: "5\n", by: "us" },
  ],
  form: ["n", "heaps[n]"],
  input: single(
    (reader) => readList(reader, "heapsK", heaps, "heapA", heap),
    (sizes) => [[sizes.length], sizes],
    "lastHeap",
  ),
  solve,
  explain,
  generate: {
    tiny: (random) => some(random, 1, 6, 4),
    random: (random) => some(random, 1, heaps.max, 30),
    largest: (random) => randomLists(random, 1, { min: heaps.max, max: heaps.max }, heap),
  },
});
