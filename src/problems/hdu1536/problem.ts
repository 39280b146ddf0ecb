import { subtraction } from "../../games/rulesets/subtraction.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { defineProblem, hdu, poj, toZeros } from "../define-problem.ts";
import { playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ExplainedMove, ExplainedRow, Valued } from "../problem.ts";
import { readList, readNumbers, type TokenReader } from "../token-reader.ts";
import { heapValues, positionValue, solve } from "./solve.ts";

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

const { amounts, amount, heaps, heap } = limits;

/** Reads `k s1 … sk`, `m`, and m lines `l h1 … hl`. */
function readCase(reader: TokenReader): Case | undefined {
  const count = reader.integer("amountsK", amounts.min, amounts.max, 0);
  if (count === 0) return undefined;
  return {
    amounts: readNumbers(reader, count, "amountS", amount),
    positions: repeat(
      reader.integer("positionsM", limits.positions.min, limits.positions.max),
      () => readList(reader, "heapsL", heaps, "heapH", heap),
    ),
  };
}

/** Explains each position by its heaps, the nim-sum of their values, and the moves that make it 0. */
function explain(one: Case): Reasons {
  const values = heapValues(one);
  const rows = one.positions.map((heaps, index): ExplainedRow => ({
    label: { id: "position", values: { n: index + 1 } },
    value: nameOf(heaps),
    grundy: positionValue(heaps, values),
  }));
  const winner = solve(one).includes("W") ? "first" : "second";
  return { rows, winner, moves: winningMoves(one, values) };
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
          sentence: { id: "takeInPosition", values: { position: row + 1, taken, heap: index + 1 } },
          row,
          before: { value: nameOf(heaps), grundy: total },
          after: { value: nameOf(heaps.with(index, heap - taken)), grundy: 0 },
        };
      }
    }
  }
}

const nameOf = (heaps: readonly number[]): Valued["value"] => heaps.join(" ") || { id: "noHeaps" };

const upTo = (random: () => number, most: number): number => randomInteger(random, 1, most);

const draw = (
  random: () => number,
  amountCount: number,
  mostTaken: number,
  positionCount: number,
  heapCount: number,
  mostStones: number,
): Case => ({
  amounts: repeat(amountCount, () => upTo(random, mostTaken)),
  positions: repeat(positionCount, () => repeat(heapCount, () => upTo(random, mostStones))),
});

/** The subtraction game of a set; several positions for each set. */
export const hdu1536 = defineProblem<Case, string>({
  id: "hdu1536",
  title: "S-Nim",
  judge: { ...hdu(1536), seconds: 1, kilobytes: 32_768, mirrors: [poj(2960), hdu(1944)] },
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
  form: ["n amounts[n]", "positions", "heaps[positions][]"],
  input: toZeros(1, readCase, ({ amounts, positions }) => [
    [amounts.length, ...amounts],
    [positions.length],
    ...positions.map((heaps) => [heaps.length, ...heaps]),
  ]),
  solve,
  explain,
  positions: (one) => {
    const ruleset = subtraction(one.amounts);
    return one.positions.map((heaps) => playAs(ruleset, heaps));
  },
  // The statement bounds a case but not their count; the largest input here is about 1 MB, with small amounts.
  generate: {
    tiny: (random) => repeat(2, () => draw(random, upTo(random, 3), 5, upTo(random, 2), 2, 6)),
    random: (random) =>
      repeat(5, () =>
        draw(random, upTo(random, amounts.max), amount.max, upTo(random, 10), 10, heap.max),
      ),
    largest: (random) =>
      repeat(20, () => draw(random, amounts.max, 200, limits.positions.max, heaps.max, heap.max)),
  },
});
