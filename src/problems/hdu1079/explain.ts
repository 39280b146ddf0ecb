import type { Explanation } from "../problem.ts";
import { dateOptions } from "./calendar.ts";
import { type Case, nameOf } from "./input.ts";
import { format, isP, solve } from "./solve.ts";

/** The date, and the dates to move to. There is one row only, so P and N are enough: it has no Grundy value here. */
export function explain(date: Case): Explanation {
  const winner = solve(date);
  const before = { value: nameOf(date) };
  return {
    rows: [{ label: { id: "date" }, ...before }],
    winner,
    verdict: format(winner),
    winningMoves: dateOptions(date)
      .filter(isP)
      .map(nameOf)
      .map((value) => ({
        say: { id: "goTo", values: { date: value } },
        row: 0,
        before,
        after: { value },
      })),
  };
}
