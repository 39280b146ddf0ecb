import { northcott } from "../../rulesets/northcott.ts";
import { nimSum } from "../../theory/nim-sum.ts";
import { listMoves } from "../list-moves.ts";
import { playAs } from "../play-as.ts";
import type { ExplainedMove, Explanation, PlayedPosition, Valued } from "../problem.ts";
import type { Case } from "./input.ts";
import { format, gap, solve } from "./solve.ts";
import { itemAt } from "../../theory/item-at.ts";

/** Row by row: its gap as a heap of Nim, and the advances and retreats that bring the nim-sum to 0. */
export function explain(board: Case): Explanation {
  const rows = Array.from(board.own, (own, row) => ({
    label: { id: "row" as const, values: { n: row + 1 } },
    ...valued(own, itemAt(board.other, row)),
  }));
  const total = nimSum(rows.map(({ grundy }) => grundy));
  const winner = solve(board);
  const moves = winner === "first" ? winningMoves(board, total) : [];
  return { rows, nimSum: total, winner, verdict: format(winner), ...listMoves(moves) };
}

function* winningMoves(board: Case, total: number): Generator<ExplainedMove, void, undefined> {
  for (const [row, own] of board.own.entries()) {
    const other = itemAt(board.other, row);
    const wanted = gap(own, other) ^ total;
    const to = own < other ? other - wanted - 1 : other + wanted + 1;
    if (to < 1 || to > board.squares) continue;
    yield {
      say: { id: "moveFirstPiece", values: { row: row + 1, from: own, to } },
      row,
      before: valued(own, other),
      after: valued(to, other),
    };
  }
}

function valued(own: number, other: number): Required<Valued> {
  return { value: `${own} ${other}`, grundy: gap(own, other) };
}

/** The game with its real rules, including retreats. Black is to move. */
export function positions({ squares, own, other }: Case): readonly PlayedPosition[] {
  const rows = Array.from(own, (black, row) => ({ black, white: itemAt(other, row) }));
  return [playAs(northcott, { mover: "black", squares, rows })];
}
