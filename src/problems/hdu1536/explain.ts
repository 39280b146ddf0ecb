import { subtraction } from "../../rulesets/subtraction.ts";
import { listMoves } from "../list-moves.ts";
import { playAs } from "../play-as.ts";
import type { ExplainedMove, Explanation, PlayedPosition } from "../problem.ts";
import type { Case } from "./input.ts";
import { heapValues, positionValue, solve } from "./solve.ts";

/** Position by position: its heaps, the nim-sum of their values, and the moves that bring it to 0. */
export function explain(one: Case): Explanation {
  const values = heapValues(one);
  const verdict = solve(one);
  const rows = one.positions.map((heaps, index) => ({
    label: `position ${index + 1}`,
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
      const wanted = (values[heap] ?? NaN) ^ total;
      for (const taken of inOrder) {
        if (taken > heap || values[heap - taken] !== wanted) continue;
        yield {
          say: `In position ${row + 1}, take ${taken} from heap ${index + 1}`,
          row,
          before: { value: nameOf(heaps), grundy: total },
          after: { value: nameOf(heaps.with(index, heap - taken)), grundy: 0 },
        };
      }
    }
  }
}

function nameOf(heaps: readonly number[]): string {
  return heaps.join(" ") || "no heaps";
}

/** Each position of the case, with its set. */
export function positions(one: Case): readonly PlayedPosition[] {
  const ruleset = subtraction(one.amounts);
  return one.positions.map((heaps) => playAs(ruleset, heaps));
}
