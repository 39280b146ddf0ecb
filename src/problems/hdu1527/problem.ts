import { wythoff } from "../../games/rulesets/wythoff.ts";
import { defineProblem, hdu, luogu, poj, toEnd } from "../define-problem.ts";
import { explainPosition, playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import { lostPair, movesToPairs, solve } from "./solve.ts";

/** The two heaps. */
export type Case = readonly [number, number];

export const limits = { heap: { min: 0, max: 1_000_000_000 } } as const;

const { min, max } = limits.heap;

/** Explains a case by the moves to lost pairs. */
export const explainHeaps = (heaps: Case): Reasons =>
  explainPosition(
    "twoHeaps",
    heaps.join(" "),
    [...movesToPairs(heaps)].map(([heap, left]) => {
      const taken = heaps[0] + heaps[1] - left[0] - left[1];
      return [
        heap === "both"
          ? { id: "takeFromBoth", values: { taken: taken / 2 } }
          : { id: "takeFrom", values: { taken, heap: { id: "heap", values: { n: heap } } } },
        left.join(" "),
      ];
    }),
  );

/** The largest difference of a lost pair within the limits. */
export const LARGEST_DIFFERENCE = 381_966_011;

/** Returns random cases: any two heaps, a lost pair in either order, or a lost pair with a smaller first heap. */
export const heapPairs = (random: () => number, count: number, most: number): readonly Case[] =>
  repeat(count, (): Case => {
    const any = (): number => randomInteger(random, min, most);
    const [a, b] = lostPair(randomInteger(random, 0, Math.floor((most * 381) / 1000)));
    const kind = randomInteger(random, 0, 3);
    if (kind === 0) return [any(), any()];
    if (kind === 1) return [Math.max(0, a - 1), b];
    return kind === 2 ? [a, b] : [b, a];
  });

/** Two heaps; a move takes from one, or the same number from both; whoever takes last wins. */
export const hdu1527 = defineProblem<Case>({
  id: "hdu1527",
  title: "Taking stones from two heaps",
  judge: {
    ...hdu(1527),
    seconds: "usual",
    kilobytes: "usual",
    mirrors: [poj(1067), luogu("P2252")],
  },
  limits,
  columns: { row: "position", value: "heaps" },
  samples: [
    { input: "2 1\n8 4\n4 7\n", output: "0\n1\n0\n", by: "judge" },
    { input: "0 0\n5 5\n6 10\n9 14\n", output: "0\n1\n0\n1\n", by: "us" },
  ],
  form: ["a b"],
  input: toEnd(
    (reader): Case => [reader.integer("heapA", min, max), reader.integer("heapB", min, max)],
    (heaps) => [heaps],
  ),
  answers: ["1", "0"],
  solve,
  explain: explainHeaps,
  positions: (heaps) => [playAs(wythoff, heaps)],
  // The statement does not bound the count of cases; the largest input here is about 2 MB.
  generate: {
    tiny: (random) => heapPairs(random, 10, 14),
    random: (random) => heapPairs(random, 50, max),
    largest: (random) => heapPairs(random, 100_000, max),
  },
});
