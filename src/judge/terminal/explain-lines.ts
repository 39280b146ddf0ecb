import { judgeTerminal } from "../../i18n/en/judge-terminal.ts";
import { problems as problemTexts } from "../../i18n/en/problems.ts";
import { solver as texts } from "../../i18n/en/solver.ts";
import { fill } from "../../i18n/fill.ts";
import type { ExplainedRow, Problem } from "../../problems/problem.ts";
import { sayExplanation } from "../../problems/say-explanation.ts";
import { sayNimSum } from "../../problems/say-nim-sum.ts";
import { counted } from "./counted.ts";

/** Rows and moves that are listed: a terminal is read from its last line up. */
const MOST_ROWS = 12;
const MOST_MOVES = 5;

/** Why a case has its right answer, as lines of text. */
export function explainLines(problem: Problem, one: unknown): readonly string[] {
  const explanation = sayExplanation("en", problem.explain(one));
  const { rows, unlistedRows = 0, nimSum, winner, verdict } = explanation;
  const { winningMoves, unlistedMoves = 0 } = explanation;
  const positions = problem.positions?.(one).length ?? 0;
  const meaning =
    positions > 1
      ? fill(texts.eachPosition, { n: positions })
      : texts[winner === "first" ? "N" : "P"];
  const moves = winningMoves.slice(0, MOST_MOVES).map(({ say, before, after }) => {
    const change = fill(texts.move, { from: before.value, to: after.value });
    return `  ${say} ${change}`;
  });
  const rest = winningMoves.length - moves.length + unlistedMoves;
  const hidden = Math.max(0, rows.length - MOST_ROWS) + unlistedRows;
  return [
    fill(judgeTerminal.why, { verdict, meaning }),
    ...(positions > 1 || nimSum === undefined
      ? []
      : [sayNimSum(texts, { ...explanation, nimSum })]),
    "",
    ...table(problem.id, rows.slice(0, MOST_ROWS)),
    ...(hidden === 0 ? [] : [`  ${counted(texts.unlistedRows, hidden)}`]),
    "",
    ...(moves.length === 0
      ? [winner === "first" ? texts.noMoveLeft : texts.noWinningMove]
      : [`${texts.winningMoves}:`, ...moves]),
    ...(rest === 0 ? [] : [`  ${counted(texts.unlistedMoves, rest)}`]),
  ];
}

/** The summands as columns of text. */
function table(id: string, rows: readonly ExplainedRow<string>[]): readonly string[] {
  const { row = "", value = "" } = problemTexts.columns[id] ?? {};
  const isValued = rows.some(({ grundy }) => grundy !== undefined);
  const cells = [
    [row, value, ...(isValued ? [texts.grundy] : [])],
    ...rows.map((each) => [each.label, each.value, `${each.grundy ?? (isValued ? "–" : "")}`]),
  ];
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells.map((line) =>
    `  ${line.map((cell, at) => cell.padEnd((widths?.[at] ?? 0) + 2)).join("")}`.trimEnd(),
  );
}
