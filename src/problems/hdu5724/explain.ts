import { identified } from "../../rulesets/game-id.ts";
import { rowChess } from "../../rulesets/row-chess.ts";
import { rowsOf } from "../../rulesets/rows-of.ts";
import { nimSum } from "../../theory/nim-sum.ts";
import { listMoves } from "../list-moves.ts";
import { playAs } from "../play-as.ts";
import type { ExplainedMove, Explanation, PlayedPosition, Valued } from "../problem.ts";
import type { ProblemPhrase } from "../problem-phrase.ts";
import { type Case, squaresOf, width } from "./input.ts";
import { rowOptions } from "./row-options.ts";
import { format } from "./solve.ts";

/**
 * Row by row: its pieces, its Grundy value, and the moves that bring the nim-sum to 0.
 *
 * @param rowValue the Grundy value of a row, by the table or by the staircase theorem
 */
export function explain(rows: Case, rowValue: (row: number) => number): Explanation {
  const valued = (row: number): Required<Valued> => ({
    value: squaresOf(row).join(" ") || { id: "noPieces" },
    grundy: rowValue(row),
  });
  const before = rows.map(valued);
  const total = nimSum(before.map(({ grundy }) => grundy));
  const winner = total === 0 ? "second" : "first";

  function* winningMoves(): Generator<ExplainedMove, void, undefined> {
    for (const [index, row] of rows.entries()) {
      const wanted = rowValue(row) ^ total;
      for (const option of rowOptions(row)) {
        if (rowValue(option) !== wanted) continue;
        yield {
          say: sayMove(row, option, index),
          row: index,
          before: valued(row),
          after: valued(option),
        };
      }
    }
  }

  return {
    rows: before.map((row, index) => ({ label: { id: "row", values: { n: index + 1 } }, ...row })),
    nimSum: total,
    winner,
    verdict: format(winner),
    ...listMoves(total === 0 ? [] : winningMoves()),
  };
}

function sayMove(row: number, option: number, index: number): ProblemPhrase {
  const [from = NaN] = squaresOf(row & ~option);
  const [to = NaN] = squaresOf(option & ~row);
  return { id: "movePiece", values: { from, to, row: index + 1 } };
}

const ruleset = identified(
  rowsOf(`Rows of ${width} squares`, rowChess(width)),
  `row-chess-rows:${width}`,
);

/** The rows; the library uses the same masks. */
export function positions(rows: Case): readonly PlayedPosition[] {
  return rows.length === 0 ? [] : [playAs(ruleset, rows)];
}
