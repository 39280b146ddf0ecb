import { subtraction } from "../../games/rulesets/subtraction.ts";
import { defineProblem, hdu, toEnd } from "../define-problem.ts";
import { explainSum, playAs } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import { heapValue, solve } from "./solve.ts";

/** The stones of the heap. */
export type Case = number;

export const limits = { heap: { min: 1, max: 1000 } } as const;

const { min, max } = limits.heap;

const powersUpTo = (heap: Case): readonly number[] =>
  Array.from({ length: Math.floor(Math.log2(heap)) + 1 }, (_, exponent) => 2 ** exponent);

const valued = (heap: Case) => ({ value: `${heap}`, grundy: heapValue(heap) });

const heaps = (random: () => number, count: number, most: number): readonly number[] =>
  repeat(count, () => randomInteger(random, min, most));

/** One heap; a move takes a power of two; whoever takes last wins. */
export const hdu1847 = defineProblem<Case>({
  id: "hdu1847",
  title: "Good Luck in CET-4 Everybody!",
  judge: { ...hdu(1847), seconds: "usual", kilobytes: "usual" },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "1\n3\n", output: "Kiki\nCici\n", by: "judge" },
    { input: "1\n6\n8\n", output: "Kiki\nCici\nKiki\n", by: "us" },
  ],
  form: ["n"],
  input: toEnd(
    (reader) => reader.integer("heapN", min, max),
    (heap) => [[heap]],
  ),
  answers: ["Kiki", "Cici"],
  solve,
  explain: (one) =>
    explainSum(
      [one],
      () => ({ id: "heapN" }),
      valued,
      (heap, wanted) =>
        powersUpTo(heap)
          .filter((taken) => heapValue(heap - taken) === wanted)
          .map((taken) => [{ id: "take", values: { taken } }, valued(heap - taken)]),
    ),
  positions: (heap) => [playAs(subtraction(powersUpTo(heap)), [heap])],
  // The statement bounds the heap but not the count of cases; the largest input here is about 400 kB.
  generate: {
    tiny: (random) => heaps(random, 10, 20),
    random: (random) => heaps(random, 20, max),
    largest: (random) => heaps(random, 100_000, max),
  },
});
