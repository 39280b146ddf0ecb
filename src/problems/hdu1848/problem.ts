import type {
  Problem,
  Winner,
  Generate,
  ExplainedMove,
  Explanation,
  PlayedPosition,
  Valued,
} from "../problem.ts";
import { format, heapValue, limits, ruleset, solve, winnerOf, type Case } from "./solve.ts";
import { randomInteger, repeat } from "../generate.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { playAs } from "../explanation.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { casesOf } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";

/** Cases `m n p`, up to the line `0 0 0`, which must be there and must be the last. */
function read(reader: TokenReader): IterableIterator<Case, void, undefined> {
  return casesOf(reader, () => readHeaps(reader, (m, n, p): Case => [m, n, p]));
}

/** {@link solve} for all cases of an input, without the allocation of cases. */
function verdicts(reader: TokenReader): IterableIterator<Winner, void, undefined> {
  return casesOf(reader, () => readHeaps(reader, winnerOf));
}

const { min, max } = limits.heap;

/** Reads three heaps and returns the result of `make` for them; `undefined` for the last line. */
function readHeaps<Result>(
  reader: TokenReader,
  make: (m: number, n: number, p: number) => Result,
): Result | undefined {
  if (reader.atEnd()) reader.fail({ id: "endedBefore000" });
  const m = reader.integer("heapM", min, max, 0);
  if (m === 0) return readLastLine(reader);
  return make(m, reader.integer("heapN", min, max), reader.integer("heapP", min, max));
}

/** What follows the first 0. */
function readLastLine(reader: TokenReader): undefined {
  reader.integer("lastHeapN", 0, 0);
  reader.integer("lastHeapP", 0, 0);
  reader.end("line000");
}

/** One line a case, and the line `0 0 0`. */
function print(cases: readonly Case[]): string {
  return [...cases, [0, 0, 0]].map((heaps) => `${heaps.join(" ")}\n`).join("");
}

/** The statement calls the heaps so; a board numbers them. */
const names = ["m", "n", "p"] as const;

/** Heap by heap: its Grundy value, and the moves that bring the nim-sum to 0. */
function explain(heaps: Case): Explanation {
  const rows = heaps.map((size, row) => ({
    label: { id: "heapCalled" as const, values: { n: row + 1, name: itemAt(names, row) } },
    ...valued(size),
  }));
  const total = nimSum(rows.map(({ grundy }) => grundy));
  const winner = solve(heaps);
  const winningMoves = heaps.flatMap((size, row) => {
    const { label, grundy } = itemAt(rows, row);
    return movesInto(size, nimSum([total, grundy])).map((taken): ExplainedMove => ({
      say: { id: "takeFrom", values: { taken, heap: label } },
      row,
      before: valued(size),
      after: valued(size - taken),
    }));
  });
  return { rows, nimSum: total, winner, verdict: format(winner), winningMoves };
}

/** The amounts whose removal leaves a heap of this Grundy value. */
function movesInto(size: number, wanted: number): readonly number[] {
  return ruleset.subtractionSet.filter(
    (taken) => taken <= size && heapValue(size - taken) === wanted,
  );
}

function valued(size: number): Required<Valued> {
  return { value: String(size), grundy: heapValue(size) };
}

/** The three heaps, in the subtraction game of the Fibonacci numbers. */
function positions(heaps: Case): readonly PlayedPosition[] {
  return [playAs(ruleset, heaps)];
}

/** The statement bounds the heaps but not the count of cases; the largest input here is about 1 MB. */
const generate: Generate = {
  tiny: (random) => print(cases(random, 20, min, 8)),
  random: (random) => print(cases(random, 20, min, max)),
  largest: (random) => print(cases(random, 100_000, max - 100, max)),
};

function cases(random: () => number, count: number, least: number, most: number): readonly Case[] {
  const heap = (): number => randomInteger(random, least, most);
  return repeat(count, () => [heap(), heap(), heap()]);
}

/** Three heaps; a move takes a Fibonacci number of stones from one of them; the last to take wins. */
export const hdu1848 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu1848",
  title: "Fibonacci again and again",
  judge: {
    name: "HDU 1848",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1848",
    seconds: 1,
    kilobytes: 32_768,
    ends: "zeros",
  },
  limits,
  columns: { row: "heap", value: "stones" },
  samples: [{ input: "1 1 1\n1 4 1\n0 0 0\n", output: "Fibo\nNacci\n", by: "judge" }],
  ...{ read, verdicts, solve, format, explain, positions, print, generate },
});
