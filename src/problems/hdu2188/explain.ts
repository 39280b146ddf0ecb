import { subtraction } from "../../rulesets/subtraction.ts";
import { listMoves } from "../list-moves.ts";
import { playAs } from "../play-as.ts";
import type { ExplainedMove, Explanation, PlayedPosition, Valued } from "../problem.ts";
import type { ProblemPhrase } from "../problem-phrase.ts";
import type { Case } from "./input.ts";
import { format, leftValue, solve } from "./solve.ts";

/** The amount still to be given, its remainder modulo m + 1, and the gifts that leave a multiple of m + 1, or 0. */
export function explain(one: Case): Explanation {
  const winner = solve(one);
  return {
    rows: [{ label: { id: "toBeGiven" }, ...valued(one.goal, one.most) }],
    nimSum: leftValue(one.goal, one.most),
    winner,
    verdict: format(winner),
    ...listMoves(winner === "first" ? winningMoves(one) : []),
  };
}

function* winningMoves({ goal, most }: Case): Generator<ExplainedMove, void, undefined> {
  for (let given = 1; given <= most; given++) {
    const left = Math.max(0, goal - given);
    if (leftValue(left, most) !== 0) continue;
    const say: ProblemPhrase = { id: "give", values: { given } };
    yield { say, row: 0, before: valued(goal, most), after: valued(left, most) };
  }
}

function valued(left: number, most: number): Required<Valued> {
  return { value: `${left}`, grundy: leftValue(left, most) };
}

/** The amount still to be given, as a heap from which 1 … m may be taken. Giving more than that means taking all of it. */
export function positions({ goal, most }: Case): readonly PlayedPosition[] {
  const amounts = Array.from({ length: Math.min(goal, most) }, (_, index) => index + 1);
  return [playAs(subtraction(amounts), [goal])];
}
