import { nim } from "../../rulesets/nim.ts";
import { nimSum } from "../../theory/nim-sum.ts";
import { listMoves } from "../list-moves.ts";
import { playAs } from "../play-as.ts";
import type { ExplainedMove, Explanation, PlayedPosition, Valued } from "../problem.ts";
import type { Case } from "./input.ts";
import { format, solve } from "./solve.ts";

/** Heap by heap: its size is its Grundy value; the moves that bring the nim-sum to 0. */
export function explain(heaps: Case): Explanation {
  const sum = nimSum(heaps);
  const moves = solve(heaps);
  return {
    rows: heaps.map((size, index) => ({
      label: { id: "heap", values: { n: index + 1 } },
      ...valued(size),
    })),
    nimSum: sum,
    winner: sum === 0 ? "second" : "first",
    verdict: format(moves),
    ...listMoves(winningMoves(heaps, sum)),
  };
}

function* winningMoves(heaps: Case, sum: number): Generator<ExplainedMove, void, undefined> {
  for (const [row, size] of heaps.entries()) {
    const left = size ^ sum;
    if (left >= size) continue;
    const heap = { id: "heap", values: { n: row + 1 } };
    yield {
      say: { id: "takeFrom", values: { taken: size - left, heap } },
      row,
      before: valued(size),
      after: valued(left),
    };
  }
}

function valued(size: number): Required<Valued> {
  return { value: `${size}`, grundy: size };
}

/** The heaps. */
export function positions(heaps: Case): readonly PlayedPosition[] {
  return [playAs(nim, heaps)];
}
