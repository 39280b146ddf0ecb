import type {
  Problem,
  ExplainedMove,
  ExplainedRow,
  Explanation,
  PlayedPosition,
  Valued,
  Generate,
} from "../problem.ts";
import { format, solve, heapValues, positionValue } from "./solve.ts";
import { subtraction } from "../../games/rulesets/subtraction.ts";
import { listMoves, playAs } from "../explanation.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { casesToZero, readNumbers } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";
import { randomInteger, repeat } from "../generate.ts";

export interface Case {
  /** The amounts that a move may take, as given: in any order, possibly with repetitions. */
  readonly amounts: readonly number[];
  /** The positions to judge, each with its heaps. */
  readonly positions: readonly (readonly number[])[];
}

export const limits = {
  amounts: { min: 1, max: 100 },
  amount: { min: 1, max: 10_000 },
  positions: { min: 1, max: 100 },
  heaps: { min: 1, max: 100 },
  heap: { min: 0, max: 10_000 },
} as const;

/** Cases `k s1 … sk`, `m`, and m lines `l h1 … hl`, up to a 0, which must be there and must be the last. */
const read = (reader: TokenReader) => casesToZero(reader, "amountsK", limits.amounts, readCase);

function readCase(reader: TokenReader, count: number): Case {
  const amounts = readNumbers(reader, count, "amountS", limits.amount);
  const length = reader.integer("positionsM", limits.positions.min, limits.positions.max);
  return { amounts, positions: repeat(length, () => readPosition(reader)) };
}

function readPosition(reader: TokenReader): readonly number[] {
  const count = reader.integer("heapsL", limits.heaps.min, limits.heaps.max);
  return readNumbers(reader, count, "heapH", limits.heap);
}

/** The set, m and one line a position for each case, and the line `0`. */
export function print(cases: readonly Case[]): string {
  const lines = cases.flatMap(({ amounts, positions }) => [
    counted(amounts),
    `${positions.length}`,
    ...positions.map(counted),
  ]);
  return [...lines, "0"].map((line) => `${line}\n`).join("");
}

function counted(numbers: readonly number[]): string {
  return [numbers.length, ...numbers].join(" ");
}

/** Position by position: its heaps, the nim-sum of their values, and the moves that bring it to 0. */
function explain(one: Case): Explanation {
  const values = heapValues(one);
  const verdict = solve(one);
  const rows = one.positions.map((heaps, index): ExplainedRow => ({
    label: { id: "position", values: { n: index + 1 } },
    value: nameOf(heaps),
    grundy: positionValue(heaps, values),
  }));
  const winner = verdict.includes("W") ? "first" : "second";
  return { rows, winner, verdict, ...listMoves(winningMoves(one, values)) };
}

function* winningMoves(
  { amounts, positions }: Case,
  values: ArrayLike<number>,
): Generator<ExplainedMove> {
  const inOrder = [...new Set(amounts)].sort((a, b) => a - b);
  for (const [row, heaps] of positions.entries()) {
    const total = positionValue(heaps, values);
    if (total === 0) continue;
    for (const [index, heap] of heaps.entries()) {
      const wanted = itemAt(values, heap) ^ total;
      for (const taken of inOrder) {
        if (taken > heap || values[heap - taken] !== wanted) continue;
        yield {
          say: { id: "takeInPosition", values: { position: row + 1, taken, heap: index + 1 } },
          row,
          before: { value: nameOf(heaps), grundy: total },
          after: { value: nameOf(heaps.with(index, heap - taken)), grundy: 0 },
        };
      }
    }
  }
}

function nameOf(heaps: readonly number[]): Valued["value"] {
  return heaps.join(" ") || { id: "noHeaps" };
}

/** Each position of the case, with its set. */
function positions(one: Case): readonly PlayedPosition[] {
  const ruleset = subtraction(one.amounts);
  return one.positions.map((heaps) => playAs(ruleset, heaps));
}

const { amounts, amount, heaps, heap } = limits;

/** The statement bounds a case but not their count; the largest input here is about 1 MB, with small amounts. */
const generate: Generate = {
  tiny: (random) => print(repeat(2, () => one(random, upTo(random, 3), 5, upTo(random, 2), 2, 6))),
  random: (random) =>
    print(
      repeat(5, () =>
        one(random, upTo(random, amounts.max), amount.max, upTo(random, 10), 10, heap.max),
      ),
    ),
  largest: (random) =>
    print(
      repeat(20, () => one(random, amounts.max, 200, limits.positions.max, heaps.max, heap.max)),
    ),
};

function one(
  random: () => number,
  amountCount: number,
  mostTaken: number,
  positionCount: number,
  heapCount: number,
  mostStones: number,
): Case {
  return {
    amounts: repeat(amountCount, () => upTo(random, mostTaken)),
    positions: repeat(positionCount, () => repeat(heapCount, () => upTo(random, mostStones))),
  };
}

function upTo(random: () => number, most: number): number {
  return randomInteger(random, 1, most);
}

/** The subtraction game of a set; several positions for each set. */
export const hdu1536 = Object.freeze<Problem<Case, string>>({
  id: "hdu1536",
  title: "S-Nim",
  judge: {
    name: "HDU 1536",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1536",
    seconds: 1,
    kilobytes: 32_768,
    ends: "zero",
    mirrors: [
      { name: "POJ 2960", url: "http://poj.org/problem?id=2960" },
      { name: "HDU 1944", url: "https://acm.hdu.edu.cn/showproblem.php?pid=1944" },
    ],
  },
  limits,
  columns: { row: "position", value: "heaps" },
  samples: [
    {
      input:
        "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
      output: "LWW\nWWL\n",
      by: "judge",
    },
    {
      input: "2 4 1\n3\n1 2\n2 3 4\n3 6 2 5\n2 5 2\n2\n1 3\n2 2 3\n0\n",
      output: "LWW\nWL\n",
      by: "us",
    },
  ],
  ...{ read, solve, format, explain, positions, print, generate },
});
