import { nimSum } from "../../theory/nim-sum.ts";
import { playAs } from "../play-as.ts";
import type { ExplainedMove, Explanation, PlayedPosition, Valued } from "../problem.ts";
import type { Case } from "./input.ts";
import { format, heapValue, ruleset, solve } from "./solve.ts";

const heapIds = ["heapM", "heapN", "heapP"] as const;

/** Heap by heap: its Grundy value, and the moves that bring the nim-sum to 0. */
export function explain(heaps: Case): Explanation {
  const rows = heapIds.map((id, row) => ({ label: { id }, ...valued(heaps[row] ?? 0) }));
  const total = nimSum(rows.map(({ grundy }) => grundy));
  const winner = solve(heaps);
  const winningMoves = rows.flatMap((before, row) =>
    movesInto(heaps[row] ?? 0, nimSum([total, before.grundy])).map((taken): ExplainedMove => ({
      say: { id: "takeFrom", values: { taken, heap: before.label } },
      row,
      before: valued(heaps[row] ?? 0),
      after: valued((heaps[row] ?? 0) - taken),
    })),
  );
  return { rows, nimSum: total, winner, verdict: format(winner), winningMoves };
}

/** The numbers whose taking leaves a heap of this Grundy value. */
function movesInto(size: number, wanted: number): readonly number[] {
  return ruleset.subtractionSet.filter(
    (taken) => taken <= size && heapValue(size - taken) === wanted,
  );
}

function valued(size: number): Required<Valued> {
  return { value: String(size), grundy: heapValue(size) };
}

/** The three heaps, with the Fibonacci numbers as the set of what may be taken. */
export function positions(heaps: Case): readonly PlayedPosition[] {
  return [playAs(ruleset, heaps)];
}
