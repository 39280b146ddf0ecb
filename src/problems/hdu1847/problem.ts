import type {
  Problem,
  Winner,
  Generate,
  ExplainedMove,
  Explanation,
  PlayedPosition,
  Valued,
  ProblemPhrase,
} from "../problem.ts";
import { format, solve, heapValue } from "./solve.ts";
import { randomInteger, repeat } from "../generate.ts";
import { subtraction } from "../../games/rulesets/subtraction.ts";
import { playAs } from "../explanation.ts";
import { casesToEnd } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";

/** The stones of the heap. */
export type Case = number;

export const limits = {
  heap: { min: 1, max: 1000 },
} as const;

/** One heap a case, to the end of the input. */
const read = (reader: TokenReader) =>
  casesToEnd(reader, () => reader.integer("heapN", limits.heap.min, limits.heap.max));

/** One line a case. */
function print(cases: readonly Case[]): string {
  return cases.map((heap) => `${heap}\n`).join("");
}

/** The heap's remainder modulo 3, and the powers of two that bring it to 0. */
function explain(heap: Case): Explanation {
  const winner = solve(heap);
  return {
    rows: [{ label: { id: "heapN" }, ...valued(heap) }],
    nimSum: heapValue(heap),
    winner,
    verdict: format(winner),
    winningMoves: winner === "first" ? [...winningMoves(heap)] : [],
  };
}

function* winningMoves(heap: Case): Generator<ExplainedMove, void, undefined> {
  for (let taken = 1; taken <= heap; taken *= 2) {
    if (heapValue(heap - taken) !== 0) continue;
    const say: ProblemPhrase = { id: "take", values: { taken } };
    yield { say, row: 0, before: valued(heap), after: valued(heap - taken) };
  }
}

function valued(heap: Case): Required<Valued> {
  return { value: `${heap}`, grundy: heapValue(heap) };
}

/** The heap, in the subtraction game of the powers of two up to its size. */
function positions(heap: Case): readonly PlayedPosition[] {
  const powers: number[] = [];
  for (let power = 1; power <= heap; power *= 2) powers.push(power);
  return [playAs(subtraction(powers), [heap])];
}

/** The statement bounds the heap but not the count of cases; the largest input here is about 400 kB. */
const generate: Generate = {
  tiny: (random) => print(heaps(random, 10, 20)),
  random: (random) => print(heaps(random, 20, limits.heap.max)),
  largest: (random) => print(heaps(random, 100_000, limits.heap.max)),
};

const heaps = (random: () => number, count: number, most: number): readonly number[] =>
  repeat(count, () => randomInteger(random, limits.heap.min, most));

/** One heap; a move takes a power of two; the last to take wins. */
export const hdu1847 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu1847",
  title: "Good Luck in CET-4 Everybody!",
  judge: {
    name: "HDU 1847",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1847",
    seconds: "usual",
    kilobytes: "usual",
    ends: "file",
  },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [
    { input: "1\n3\n", output: "Kiki\nCici\n", by: "judge" },
    { input: "1\n6\n8\n", output: "Kiki\nCici\nKiki\n", by: "us" },
  ],
  ...{ read, solve, format, explain, positions, print, generate },
});
