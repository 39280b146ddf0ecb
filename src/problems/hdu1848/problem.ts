import { itemAt } from "../../games/theory/item-at.ts";
import { defineProblem, hdu, toZeros } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ProblemPhrase } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";
import { heapValue, limits, ruleset, solve, type Case } from "./solve.ts";

const { min, max } = limits.heap;

function readHeaps(reader: TokenReader): Case | undefined {
  const m = reader.integer("heapM", min, max, 0);
  if (m > 0) return [m, reader.integer("heapN", min, max), reader.integer("heapP", min, max)];
  reader.integer("lastHeapN", 0, 0);
  reader.integer("lastHeapP", 0, 0);
  return undefined;
}

/** The statement's names of the heaps. A board numbers them. */
const names = ["m", "n", "p"] as const;

function explain(heaps: Case): Reasons {
  const label = (row: number): ProblemPhrase => ({
    id: "heapCalled",
    values: { n: row + 1, name: itemAt(names, row) },
  });
  const valued = (size: number) => ({ value: String(size), grundy: heapValue(size) });
  return explainSum(heaps, label, valued, (size, wanted, row) =>
    ruleset.subtractionSet
      .filter((taken) => taken <= size && heapValue(size - taken) === wanted)
      .map((taken) => [
        { id: "takeFrom", values: { taken, heap: label(row) } },
        valued(size - taken),
      ]),
  );
}

function cases(random: () => number, count: number, least: number, most: number): readonly Case[] {
  const heap = (): number => randomInteger(random, least, most);
  return repeat(count, () => [heap(), heap(), heap()]);
}

/** Three heaps; a move takes a Fibonacci number of stones from one of them; whoever takes last wins. */
export const hdu1848 = defineProblem<Case>({
  id: "hdu1848",
  title: "Fibonacci again and again",
  judge: { ...hdu(1848), seconds: 1, kilobytes: 32_768 },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [{ input: "1 1 1\n1 4 1\n0 0 0\n", output: "Fibo\nNacci\n", by: "judge" }],
  form: ["m n p"],
  input: toZeros(3, readHeaps, (heaps) => [heaps]),
  answers: ["Fibo", "Nacci"],
  solve,
  explain,
  positions: (heaps) => [playAs(ruleset, heaps)],
  // The statement bounds the heaps but not the count of cases; the largest input here is about 1 MB.
  generate: {
    tiny: (random) => cases(random, 20, min, 8),
    random: (random) => cases(random, 20, min, max),
    largest: (random) => cases(random, 100_000, max - 100, max),
  },
});
