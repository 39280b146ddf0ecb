import { nimSum } from "../../theory/nim-sum.ts";
import { listMoves } from "../list-moves.ts";
import type { ExplainedMove, Explanation, Valued } from "../problem.ts";
import type { Case, Row } from "./case.ts";
import { format, gap, solve } from "./solve.ts";

/** Row by row: its gap as a heap of Nim, and the advances and retreats that bring the nim-sum to 0. */
export function explain(one: Case): Explanation {
  const rows = one.rows.map((row, index) => ({ label: `row ${index + 1}`, ...valued(row) }));
  const total = nimSum(rows.map(({ grundy }) => grundy));
  const winner = solve(one);
  const moves = winner === "first" ? winningMoves(one, total) : [];
  return { rows, nimSum: total, winner, verdict: format(winner), ...listMoves(moves) };
}

function* winningMoves({ squares, rows }: Case, total: number): Generator<ExplainedMove> {
  for (const [index, row] of rows.entries()) {
    const [own, other] = row;
    const wanted = gap(row) ^ total;
    const to = own < other ? other - wanted - 1 : other + wanted + 1;
    if (to < 1 || to > squares) continue;
    yield {
      say: `Move the first piece of row ${index + 1} from square ${own} to square ${to}`,
      row: index,
      before: valued(row),
      after: valued([to, other]),
    };
  }
}

function valued(row: Row): Required<Valued> {
  return { value: row.join(" "), grundy: gap(row) };
}
