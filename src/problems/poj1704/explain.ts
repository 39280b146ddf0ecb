import { slidingStrip } from "../../rulesets/sliding-strip.ts";
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
import { countedNimSum, format, gapsOf, inOrder, isCounted, solve } from "./solve.ts";
import { itemAt } from "../../theory/item-at.ts";

/** Piece by piece, from left to right: the gap to its left, which is a heap of Nim for every second one, and the slides that win. */
export function explain(one: Case): Explanation {
  const squares = inOrder(one);
  const winner = solve(squares);
  const nimSum = countedNimSum(squares);
  const rows = gapsOf(squares).map((gap, piece): ExplainedRow => ({
    label: { id: "gap", values: { square: itemAt(squares, piece) } },
    ...valued(gap, isCounted(piece, squares.length)),
  }));
  const moves = winner === "first" ? winningMoves(squares, nimSum) : [];
  return { rows, nimSum, winner, verdict: format(winner), ...listMoves(moves) };
}

function* winningMoves(squares: Case, sum: number): Generator<ExplainedMove, void, undefined> {
  const gaps = gapsOf(squares);
  for (const [piece, gap] of gaps.entries()) {
    const counted = isCounted(piece, squares.length);
    const next = gaps[piece + 1] ?? 0; // the slide enlarges this gap
    const distance = counted ? gap - (gap ^ sum) : (next ^ sum) - next;
    if (distance <= 0 || distance > gap) continue;
    const from = itemAt(squares, piece);
    yield {
      say: { id: "slide", values: { from, to: from - distance } },
      row: piece,
      before: valued(gap, counted),
      after: valued(gap - distance, counted),
    };
  }
}

function valued(gap: number, counted: boolean): Valued {
  return { value: `${gap}`, ...(counted && { grundy: gap }) };
}

/** The pieces on their strip. */
export function positions(squares: Case): readonly PlayedPosition[] {
  return squares.length === 0 ? [] : [playAs(slidingStrip, inOrder(squares))];
}
