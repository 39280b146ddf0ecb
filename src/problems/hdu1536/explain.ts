import { subtraction } from "../../rulesets/subtraction.ts";
import { listMoves } from "../list-moves.ts";
import { playAs } from "../play-as.ts";
import type {
  ExplainedMove,
  ExplainedRow,
  Explanation,
  PlayedPosition,
  Valued,
} from "../problem.ts";
import type { Case } from "./input.ts";
import { heapValues, positionValue, solve } from "./solve.ts";
import { itemAt } from "../../theory/item-at.ts";

/** Position by position: its heaps, the nim-sum of their values, and the moves that bring it to 0. */
export function explain(one: Case): Explanation {
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
export function positions(one: Case): readonly PlayedPosition[] {
  const ruleset = subtraction(one.amounts);
  return one.positions.map((heaps) => playAs(ruleset, heaps));
}
