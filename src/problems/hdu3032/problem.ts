import { laskersNim } from "../../games/rulesets/octal.ts";
import { nimSum } from "../../games/theory/numbers.ts";
import { counted, defineProblem, hdu } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomLists } from "../generate.ts";
import { readList } from "../token-reader.ts";
import type { Winner } from "../problem.ts";

/** The heaps. */
export type Case = readonly number[];

export const limits = {
  tests: { min: 1, max: 100 },
  heaps: { min: 1, max: 1_000_000 },
  heap: { min: 1, max: 2 ** 31 - 1 },
} as const;

const { tests, heaps, heap } = limits;

/**
 * Returns the Grundy value of a heap: 4k + 3 and 4k + 4 exchange their values. The
 * function is its own inverse, so it also returns the heap with a given value.
 */
export function heapValue(heap: number): number {
  if (heap % 4 === 3) return heap + 1;
  return heap > 0 && heap % 4 === 0 ? heap - 1 : heap;
}

/** Returns the winner. All values are below 2^32, so `^` is 0 exactly if the nim-sum is 0. O(n). */
export function solve(heaps: Case): Winner {
  let sum = 0;
  for (const heap of heaps) sum ^= heapValue(heap);
  return sum === 0 ? "second" : "first";
}

/** The heap with the value 4p + q has 4p + STONES[q] stones, where q is 0, 1, 2 or 3. */
const STONES = [-1, 1, 2, 4] as const;

/**
 * Yields the smaller part of each split of a heap whose parts have the nim-sum `wanted`. There may be 2^29 of them.
 *
 * Let 4p + q and 4r + t be the values of the parts. For each q, p ⊕ r and p + r are known. Then p and r share the bits
 * of (p + r − (p ⊕ r)) / 2, and each bit of p ⊕ r is in exactly one of them.
 */
function* splitsTo(heap: number, wanted: number): Generator<number, void, undefined> {
  // Only equal heaps have equal values.
  if (wanted === 0) {
    if (heap % 2 === 0) yield heap / 2;
    return;
  }
  const bits = Math.floor(wanted / 4);
  for (const [q, extra] of STONES.entries()) {
    const t = q ^ (wanted % 4);
    const sum = (heap - extra - (STONES[t] ?? 0)) / 4;
    const shared = (sum - bits) / 2;
    if (!Number.isInteger(shared) || shared < 0 || (shared & bits) !== 0) continue;
    for (let chosen = 0; ; chosen = (chosen - bits) & bits) {
      const part = 4 * (shared + chosen) + extra;
      if (2 * part >= heap) break;
      if (part >= 1) yield part;
      if (chosen === bits) break;
    }
  }
}

const valued = (size: number) => ({ value: `${size}`, grundy: heapValue(size) });

const named = (index: number) => ({ id: "heap", values: { n: index + 1 } }) as const;

/** Explains each heap by its size and its value, and lists the moves that make the nim-sum 0. */
const explain = (sizes: Case): Reasons =>
  explainSum(sizes, named, valued, function* (size, wanted, row) {
    for (const first of splitsTo(size, wanted)) {
      const second = size - first;
      const values = { heap: named(row), first, second };
      yield [
        { id: "splitHeap", values },
        { value: `${first} + ${second}`, grundy: wanted },
      ];
    }
    const left = heapValue(wanted);
    if (left >= size) return;
    yield [{ id: "takeFrom", values: { taken: size - left, heap: named(row) } }, valued(left)];
  });

/** Returns random cases. In about every other one the last heap makes the nim-sum 0. */
function cases(random: () => number, count: number, howMany: number, most: number) {
  const lists = randomLists(random, count, { min: 1, max: howMany }, { min: heap.min, max: most });
  return lists.map((sizes) => {
    const last = heapValue(nimSum(sizes.slice(0, -1).map(heapValue)));
    return last >= heap.min && last <= heap.max && random() < 0.5 ? sizes.with(-1, last) : sizes;
  });
}

/** Lasker's Nim: a move takes any number of stones from a heap, or splits it in two. */
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
  form: ["n", "heaps[n]"],
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
