import fc from "fast-check";
import { expect } from "vitest";
import type { ExplainedMove, Explanation, Problem } from "../../src/problems/problem.ts";
import { formatExplanation } from "../../src/problems/explanation.ts";
import { drawn } from "./extent.ts";

/** Why a case has its verdict, as English readers are told. */
export const explainInEnglish = <Case, Verdict>(
  problem: Problem<Case, Verdict>,
  one: Case,
): Explanation<string> => formatExplanation("en", problem.explain(one));

/** Whether a position is P, by the definition alone; in misère play one without options is N. */
export function rulesAlone<Position>(
  options: (position: Position) => readonly Position[],
  { misere = false } = {},
): (position: Position) => boolean {
  const known = new Map<string, boolean>();
  const isP = (position: Position): boolean => {
    const name = JSON.stringify(position);
    const before = known.get(name);
    if (before !== undefined) return before;
    const left = options(position);
    const found = left.length === 0 ? !misere : !left.some(isP);
    known.set(name, found);
    return found;
  };
  return isP;
}

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
    expect([told.winner, told.hasMoreMoves], name).toEqual([winner, false]);
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
