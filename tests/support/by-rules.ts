import fc from "fast-check";
import { expect } from "vitest";
import type { ExplainedMove, Explanation, Problem } from "../../src/problems/problem.ts";
import { formatExplanation } from "../../src/problems/explanation.ts";
import { numberOfRuns } from "./extent.ts";

/** Returns the explanation of a case's verdict in English. */
export const explainInEnglish = <Case, Verdict>(
  problem: Problem<Case, Verdict>,
  one: Case,
): Explanation<string> => formatExplanation("en", problem.explain(one));

/** Returns a function that reports whether a position is P by definition; in misère play one without options is N. */
export function outcomeByDefinition<Position>(
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

/** The rules of a problem's game, according to its statement. */
interface GameRules<Case, Position> {
  readonly options: (position: Position) => readonly Position[];
  readonly misere?: boolean;
  /** Returns the position of a case; by default, the case itself. */
  readonly start?: (one: Case) => Position;
  /** Returns a position in its canonical order. */
  readonly inOrder?: (position: Position) => Position;
  /** Applies a move of the explanation to a position; by default, replaces the number in its row of a list. */
  readonly left?: (position: Position, move: ExplainedMove<string>) => Position;
}

/**
 * Returns a function that checks a case against a search by the rules: the winner or the number of winning moves, and
 * the winning moves of the explanation, each once.
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
  const isP = outcomeByDefinition<Position>((position) => options(position).map(inOrder), {
    misere,
  });
  return (one) => {
    const position = start(one);
    const name = problem.print([one]);
    const winner = isP(inOrder(position)) ? "second" : "first";
    const wins = options(position).filter((option) => isP(inOrder(option)));
    const verdict = problem.solve(one);
    const explanation = explainInEnglish(problem, one);
    expect(verdict, name).toBe(typeof verdict === "number" ? wins.length : winner);
    expect([explanation.winner, explanation.hasMoreMoves], name).toEqual([winner, false]);
    const results = explanation.winningMoves.map((move) => String(left(position, move)));
    expect(results.sort(), name).toEqual(wins.map(String).sort());
  };
}

/** Checks random cases: `all` in the whole extent, otherwise a tenth. */
export const checkRandomCases = <Case>(
  cases: fc.Arbitrary<Case>,
  check: (one: Case) => void,
  all = 3000,
): void => fc.assert(fc.property(cases, check), { numRuns: numberOfRuns(all) });
