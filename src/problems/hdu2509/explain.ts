import { nimSum } from "../../theory/nim-sum.ts";
import { listMoves } from "../list-moves.ts";
import type { ExplainedMove, Explanation, Valued } from "../problem.ts";
import type { ProblemPhrase } from "../problem-phrase.ts";
import type { Case } from "./input.ts";
import { format, isP, solve } from "./solve.ts";

/** For each row, its apples, which are its Grundy value; and the winning moves, up to reflection of the parts left. */
export function explain(rows: Case): Explanation {
  const winner = solve(rows);
  return {
    rows: rows.map((apples, index) => ({
      label: { id: "row", values: { n: index + 1 } },
      ...valued([apples]),
    })),
    nimSum: nimSum(rows),
    winner,
    verdict: format(winner),
    ...listMoves(winner === "first" ? winningMoves(rows) : []),
  };
}

function* winningMoves(rows: Case): Generator<ExplainedMove, void, undefined> {
  const total = nimSum(rows);
  const large = rows.filter((apples) => apples > 1).length;
  for (const [row, apples] of rows.entries()) {
    for (const left of leftovers(apples)) {
      const sum = nimSum([total, apples, ...left]);
      const stillLarge = large - Number(apples > 1) + left.filter((part) => part > 1).length;
      if (!isP(sum, stillLarge)) continue;
      const taken = apples - left.reduce((all, part) => all + part, 0);
      yield { say: sayMove(taken, row, left), row, before: valued([apples]), after: valued(left) };
    }
  }
}

function sayMove(
  taken: number,
  row: number,
  [first = 0, second]: readonly number[],
): ProblemPhrase {
  const values = { taken, row: row + 1 };
  return second === undefined
    ? { id: "takeFromRow", values: { ...values, left: first } }
    : { id: "splitRow", values: { ...values, first, second } };
}

/** The parts that a move can leave of a row: one part, possibly empty, or two, the smaller first. */
function* leftovers(apples: number): Generator<readonly number[], void, undefined> {
  for (let part = 0; part < apples; part++) yield [part];
  for (let first = 1; 2 * first < apples; first++) {
    for (let second = first; first + second < apples; second++) yield [first, second];
  }
}

function valued(parts: readonly number[]): Required<Valued> {
  return { value: parts.join(" + "), grundy: nimSum(parts) };
}
