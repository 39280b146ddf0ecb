import fc from "fast-check";
import { expect } from "vitest";
import type { ExplainedMove, Problem } from "../../src/problems/problem.ts";
import { drawn } from "./extent.ts";
import { explainInEnglish } from "./explain-in-english.ts";
import { rulesAlone } from "./wins-by-rules.ts";

/** The rules of a problem's game, as its statement has them. */
interface GameRules<Case, Position> {
  readonly options: (position: Position) => readonly Position[];
  readonly misere?: boolean;
  /** The position of a case; a case is one by default. */
  readonly start?: (one: Case) => Position;
  /** The same position in the order in which it is known. */
  readonly inOrder?: (position: Position) => Position;
  /** What a told move makes of a position: by default, of a list, another number in its row. */
  readonly left?: (position: Position, move: ExplainedMove<string>) => Position;
}

/**
 * A check of a case: who wins it, or how many moves win, and which moves are told to win, each once, are what a search by the
 * rules alone finds.
 */
export function byRules<Case, Position = Case>(
  problem: Problem<Case>,
  {
    options,
    misere = false,
    start = (one) => one as unknown as Position,
    inOrder = (position) => position,
    left = (position, { row, after }) =>
      (position as readonly number[]).with(row, Number(after.value)) as Position,
  }: GameRules<Case, Position>,
): (one: Case) => void {
  const isP = rulesAlone<Position>((position) => options(position).map(inOrder), { misere });
  return (one) => {
    const position = start(one);
    const name = problem.print([one]);
    const winner = isP(inOrder(position)) ? "second" : "first";
    const wins = options(position).filter((option) => isP(inOrder(option)));
    const verdict = problem.solve(one);
    const told = explainInEnglish(problem, one);
    expect(verdict, name).toBe(typeof verdict === "number" ? wins.length : winner);
    expect([told.winner, told.unlistedMoves], name).toEqual([winner, 0]);
    const made = told.winningMoves.map((move) => String(left(position, move)));
    expect(made.sort(), name).toEqual(wins.map(String).sort());
  };
}

/** Checks cases that are drawn; of all in the whole extent, a tenth. */
export const checkDrawn = <Case>(
  cases: fc.Arbitrary<Case>,
  check: (one: Case) => void,
  all = 3000,
): void => fc.assert(fc.property(cases, check), { numRuns: drawn(all) });
