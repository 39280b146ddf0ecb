import { nimSum } from "../../theory/nim-sum.ts";
import { playAs } from "../play-as.ts";
import type { ExplainedMove, Explanation, PlayedPosition, Valued } from "../problem.ts";
import type { Case } from "./input.ts";
import { format, heapValue, ruleset, solve } from "./solve.ts";
import { itemAt } from "../../theory/item-at.ts";

/** The statement calls the heaps so; a board numbers them. */
const names = ["m", "n", "p"] as const;

/** Heap by heap: its Grundy value, and the moves that bring the nim-sum to 0. */
export function explain(heaps: Case): Explanation {
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
export function positions(heaps: Case): readonly PlayedPosition[] {
  return [playAs(ruleset, heaps)];
}
