import { expect, test, describe } from "vitest";
import { solver } from "../../src/i18n/en/solver.ts";
import { findProblem, problems } from "../../src/problems/registry.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { explainLines } from "../../src/judge/terminal/format.ts";
import { gameOf } from "../../components/boards/games.ts";
import { completeExplanation } from "../../src/problems/explanation.ts";
import type {
  ExplainedMove,
  ExplainedRow,
  PlayedPosition,
  Problem,
} from "../../src/problems/problem.ts";
import { northcottOutcomes } from "../../src/games/rulesets/northcott-outcomes.ts";
import { northcott } from "../../src/games/rulesets/northcott.ts";
import { rulesetOf } from "../../src/games/rulesets/find-game.ts";
import { outcome } from "../../src/games/theory/outcome.ts";
import type { Ruleset } from "../../src/games/theory/ruleset.ts";
import { numberOfRuns } from "../support/extent.ts";
import { seededRandom } from "../../src/judge/inputs.ts";

const FIRST_WINS = "an N-position: the first player wins.";

test("the explanation of a misère position without a move states why it is won", () => {
  const problem = findProblem("hdu2509");
  const [one] = problem?.read(textReader("2\n0 0\n")) ?? [];
  const lines = problem ? explainLines(problem, one) : [];
  expect(lines[0]).toBe(`Why: Yes, ${FIRST_WINS}`);
  expect(lines.at(-1)).toBe(solver.noMoveLeft);
});

test("an explanation lists the first rows and the rows of its moves, and counts the others", () => {
  const label = { id: "heap", values: { n: 1 } } as const;
  const rows = Array.from({ length: 300 }, (_, row): ExplainedRow => ({ label, value: `${row}` }));
  const move: ExplainedMove = {
    sentence: label,
    row: 250,
    before: { value: "250" },
    after: { value: "0" },
  };
  const explanation = completeExplanation({ rows, moves: [move], winner: "first" }, "x");
  expect(explanation.rows).toEqual([...rows.slice(0, 127), rows[250]]);
  expect(explanation.unlistedRows).toBe(300 - 128);
  expect(explanation.winningMoves).toEqual([{ ...move, row: 127 }]);
});

test("the explanation in a terminal states that rows and winning moves are omitted", () => {
  const problem = findProblem("hdu1907") ?? expect.fail();
  const [one] = problem.read(textReader(`1\n21\n${"2 ".repeat(21)}\n`));
  const lines = explainLines(problem, one);
  expect(lines).toContain("  9 more are not listed.");
  expect(lines.at(-1)).toBe(`  ${solver.moreMoves}`);
});

/** Returns a function that caches its results by the text. */
function cached<Value>(create: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const value = values.get(text) ?? create(text);
    values.set(text, value);
    return value;
  };
}

const knownRuleset = cached((game): Ruleset<unknown> => {
  const ruleset = rulesetOf(game);
  if (ruleset === undefined) throw new Error(`there is no game ${game}`);
  return ruleset;
});

/** The won positions of Northcott's game on a board of rows and squares, "2 5", by retrograde analysis. */
const northcottWins = cached((size): ReadonlySet<string> => {
  const [rows = 0, squares = 0] = size.split(" ").map(Number);
  const won = northcottOutcomes(rows, squares).filter((each) => each.outcome === "N");
  return new Set(won.map((each) => JSON.stringify(each.rows)));
});

/** Reports whether the player to move wins, by the library's search and not by the problem's code. */
function isN({ game, position }: PlayedPosition): boolean {
  if (game === "northcott") {
    const { rows, squares } = northcott.parse(position);
    const pairs = rows.map(({ black, white }) => [black, white]);
    return northcottWins(`${rows.length} ${squares}`).has(JSON.stringify(pairs));
  }
  const ruleset = knownRuleset(game);
  return outcome(ruleset, ruleset.parse(position)) === "N";
}

const cases = (problem: Problem, input: string) => [...problem.read(textReader(input))];

describe.each(problems.filter((problem) => "positions" in problem))("$id", (problem) => {
  const positionsOf = (one: unknown): readonly PlayedPosition[] => problem.positions?.(one) ?? [];

  test("the first player wins a case exactly if one of its positions is an N-position", () => {
    const random = seededRandom(5);
    for (let judged = 0; judged < numberOfRuns(3000);) {
      for (const one of cases(problem, problem.generate.tiny(random))) {
        const { winner } = problem.explain(one);
        const wins = positionsOf(one).map(isN);
        if (wins.includes(true) !== (winner === "first")) expect.fail(problem.print([one]));
        judged++;
      }
    }
  });

  test("a case has one position, or as many positions as its explanation has rows", () => {
    for (const one of cases(problem, problem.generate.random(seededRandom(6)))) {
      const { length } = positionsOf(one);
      expect([1, problem.explain(one).rows.length]).toContain(length);
    }
  });

  test("parsing and printing a position by its game returns the same text", () => {
    for (const one of cases(problem, problem.generate.tiny(seededRandom(7)))) {
      for (const { game, position } of positionsOf(one)) {
        const { rules } = gameOf(game) ?? {};
        expect(rules?.print(rules.parse(position))).toBe(position);
      }
    }
  });
});

test("hdu2509 and hdu1079 have no positions to play, and at least 11 problems have", () => {
  const without = problems.filter((problem) => !("positions" in problem));
  expect(without.map(({ id }) => id)).toEqual(expect.arrayContaining(["hdu2509", "hdu1079"]));
  expect(problems.length - without.length).toBeGreaterThanOrEqual(11);
});
