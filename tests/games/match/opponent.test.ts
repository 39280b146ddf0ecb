import { describe, expect, test } from "vitest";
import { gameOf } from "../../../components/boards/games.ts";
import type { AnyGame } from "../../../src/games/match/game.ts";
import { impartialGame } from "../../../src/games/match/impartial-game.ts";
import { northcottGame } from "../../../src/games/match/special-games.ts";
import { reply } from "../../../src/games/match/opponent.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { sampleGames } from "../../support/sample-games.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { northcottOutcomes } from "../../../src/games/rulesets/northcott-outcomes.ts";
import { remoteness } from "../../../src/games/theory/remoteness.ts";
import { whole } from "../../support/extent.ts";
import { seededRandom } from "../../../src/judge/inputs.ts";

const perfect = { kind: "perfect" } as const;
const misere = { misere: true };

/** Number of random plays from each large position. */
const PLAYS = whole ? 3 : 1;

/** Returns a function that reports whether the perfect opponent, to move, wins against all replies. */
function alwaysWins(game: AnyGame): (position: unknown) => boolean {
  const known = new Map<string, boolean>();
  const wins = (position: unknown): boolean => {
    const key = game.rules.print(position);
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, false); // A recurring position is not won.
    const made = reply(game, perfect, position, 0);
    const answers = made && game.rules.options(made.option);
    const ends = answers?.length === 0;
    const won = ends ? !game.misere : (answers?.every(wins) ?? game.misere === true);
    known.set(key, won);
    return won;
  };
  return wins;
}

describe.each(sampleGames)("$ruleset.name", ({ id, ruleset, smallPositions }) => {
  const game = gameOf(id) ?? impartialGame(ruleset);
  const few = smallPositions.filter((_, index) => whole || index % 3 === 0);

  test("the perfect opponent wins every won position against all replies", () => {
    const wins = alwaysWins(game);
    for (const start of smallPositions) {
      const won = bruteForce(ruleset, start) === "N";
      expect([ruleset.print(start), wins(start)]).toEqual([ruleset.print(start), won]);
    }
  });

  test("the perfect opponent wins every won position in misère play", () => {
    const wins = alwaysWins(impartialGame(ruleset, misere));
    for (const start of smallPositions.filter((_, index) => index % 3 === 0)) {
      const won = bruteForce(ruleset, start, misere) === "N";
      expect([ruleset.print(start), wins(start)]).toEqual([ruleset.print(start), won]);
    }
  });

  test("every opponent makes a legal move if there is one", () => {
    for (const opponent of [perfect, { kind: "random", seed: 7 } as const]) {
      for (const start of few) {
        const names = ruleset.options(start).map((option) => ruleset.print(option));
        const made = reply(game, opponent, start, 3);
        if (names.length === 0) expect(made).toBeUndefined();
        else expect(names).toContain(made && ruleset.print(made.option));
      }
    }
  });

  test("the perfect opponent makes a move that reduces the remoteness by 1", () => {
    for (const start of few) {
      const made = reply(game, perfect, start, 0);
      if (made === undefined) continue;
      expect(remoteness(ruleset, made.option)).toBe(remoteness(ruleset, start) - 1);
    }
  });

  test("the reason is `winning` for N-positions and `resisting` for P-positions, with both outcomes", () => {
    for (const start of few) {
      const made = reply(game, perfect, start, 0);
      if (made === undefined) continue;
      const { verdict, before, after } = made.reason;
      expect(before.outcome).toBe(bruteForce(ruleset, start));
      expect(after.outcome).toBe(bruteForce(ruleset, made.option));
      expect(verdict).toBe(before.outcome === "N" ? "winning" : "resisting");
    }
  });
});

test.each(sampleGames.filter(({ id }) => ["nim", "kayles", "stair-tree"].includes(id)))(
  "the perfect opponent wins every won position of $id without the length of play",
  ({ id, ruleset, smallPositions }) => {
    const wins = alwaysWins({ ...(gameOf(id) ?? expect.fail(id)), length: () => undefined });
    for (const start of smallPositions) {
      const won = bruteForce(ruleset, start) === "N";
      expect([ruleset.print(start), wins(start)]).toEqual([ruleset.print(start), won]);
    }
  },
);

describe("Northcott's game with its real rules", () => {
  test.each([
    [1, 6],
    [2, 4],
    [2, 5],
    [3, 3],
  ])("the opponent wins every won position on %i × %i squares, and every play ends", (n, m) => {
    const wins = alwaysWins(northcottGame as AnyGame);
    for (const { rows, outcome } of northcottOutcomes(n, m)) {
      const pieces = rows.map(([black, white]) => ({ black, white }));
      const position = { mover: "black" as const, squares: m, rows: pieces };
      expect(wins(position), northcottGame.rules.print(position)).toBe(outcome === "N");
    }
  });

  test("the opponent answers a retreat by an advance of the same distance", () => {
    const { rules } = northcottGame;
    const made = reply(northcottGame, perfect, rules.parse("W: B...W.. / .B..W.."), 0);
    expect(made && rules.print(made.option)).toBe("B: B..W... / .B..W..");
  });
});

/** Positions too large to search, each won for the player to move. */
test.each([
  ["nim", "700 431 999 27 512"],
  ["subtraction:1,2,3,5,8,13,21,34,55,89,144,233,377,610,987", "1000 999 503"],
  ["kayles", whole ? "300 211 98" : "50 41 28"],
  ["grundys-game", whole ? "80 71 55" : "26 21 17"],
  ["laskers-nim", "90 64 33"],
  ["staircase", "0 90 75 88 61 40"],
  ["stair-tree", "9 / 19 23 / 13 9 9 18 / 5 4 16 11 2 6 8 30"],
  ["row-chess-rows:20", "XX..X.X.XX..X..XX... / .X.X.X..XXX.....X.X. / X...X..X......X....."],
  ["sliding-strip", "3 40 44 90 91 160"],
  ["wythoff", "300 412"],
  ["moores-nim:2", "21 17 30"],
  ["northcott", "B: B.......W...... / ...W..B........ / B..W........... / ....B......W..."],
])("%s: the perfect opponent wins against random replies from %s", (name, text) => {
  const game = gameOf(name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  for (let seed = 0; seed < PLAYS; seed++) {
    const random = seededRandom(seed);
    let position = game.rules.parse(text);
    let moves = 0;
    for (;;) {
      const made = reply(game, perfect, position, moves++);
      if (made === undefined) throw new Error(`the opponent lost at ${game.rules.print(position)}`);
      expect(made.reason.verdict).toBe("winning");
      const answers = game.rules.options(made.option);
      if (answers.length === 0) break;
      position = answers[Math.floor(random() * answers.length)];
    }
  }
});

describe("reply in Nim", () => {
  const game = impartialGame(nim);

  test("gives the heap, the bit and the new size as the reason in a won position", () => {
    expect(reply(game, perfect, [3, 4, 5], 0)).toMatchObject({
      option: [1, 4, 5],
      reason: {
        verdict: "winning",
        before: { kind: "sum", nimSum: 2, outcome: "N" },
        after: { kind: "sum", nimSum: 0, outcome: "P" },
        change: { term: { unit: "heap", place: [1] }, from: 3, to: 1, bit: 2 },
      },
    });
  });

  test("leaves the fewest winning answers in a lost position without the length of play", () => {
    const long = { ...game, length: () => undefined };
    expect(reply(long, perfect, [2, 2, 3, 3], 0)?.option).toEqual([2, 2, 2, 3]);
  });
});

test("the random opponent makes the same moves for the same seed, and other moves for other seeds", () => {
  const game = impartialGame(nim);
  const play = (seed: number) =>
    [0, 1, 2, 3].map((moves) => reply(game, { kind: "random", seed }, [9, 9, 9], moves)?.option);
  expect(play(1)).toEqual(play(1));
  expect([2, 3, 4].map(play)).not.toEqual([1, 1, 1].map(play));
});

test("the opponent `none` does not reply", () => {
  expect(reply(impartialGame(nim), { kind: "none" }, [3], 0)).toBeUndefined();
});
