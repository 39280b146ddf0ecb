import { describe, expect, test } from "vitest";
import { drawingOf, gameOf } from "../../components/boards/games.ts";
import { placeRows } from "../../components/boards/drawings/rows.tsx";
import { movesBySpot, movesFrom } from "../../components/boards/use-board.ts";
import { board as words } from "../../src/i18n/en/board.ts";
import { play, startMatch } from "../../src/games/match/match.ts";
import { sampleGames } from "../support/sample-games.ts";
import { seededRandom } from "../../src/judge/inputs.ts";

type Rows = readonly number[];

/** Returns a game of rows, and a function that lists its moves from a position. */
function board(id: string) {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const moves = (start: Rows) =>
    movesFrom(drawingOf(game, start), { game, words, start }, start) as readonly {
      readonly option: Rows;
      readonly name: string;
      readonly spots: readonly string[];
    }[];
  return { game, moves };
}

/** Returns the places that each spot takes. */
const takenBySpot = (id: string, start: Rows): Record<string, string> => {
  const { game, moves } = board(id);
  const drawing = drawingOf(game, start);
  return Object.fromEntries(
    moves(start).map(({ spots, option }) => [
      spots.join(),
      drawing.touches(start, option).join(" "),
    ]),
  );
};

const three = { "0:0": "0:0", "0:1": "0:1", "0:2": "0:2" };
const four = { "0:0": "0:0 0:1", "0:1": "0:0 0:1 0:2", "0:2": "0:1 0:2 0:3", "0:3": "0:2 0:3" };

test.each([
  ["kayles", [3], { ...three, "0:0.5": "0:0 0:1", "0:1.5": "0:1 0:2" }],
  ["dawsons-kayles", [3], { "0:0.5": "0:0 0:1", "0:1.5": "0:1 0:2" }],
  ["dawsons-chess", [4], four],
  ["dawsons-chess", [1, 2], { "0:0": "0:0", "1:0,1:1": "1:0 1:1" }],
  ["treblecross", [6], { "0:0": "0:0 0:1 0:2", "0:3": "0:1 0:2 0:3 0:4 0:5" }],
])("in %s at %j, pressing a spot takes the expected places", (id, start, pressed) => {
  expect(takenBySpot(id, start)).toMatchObject(pressed);
});

const games = sampleGames.filter(({ id }) =>
  ["kayles", "dawsons-kayles", "dawsons-chess", "treblecross"].includes(id),
);

describe.each(games)("the rows of $id", ({ id, ruleset, smallPositions }) => {
  const { game, moves } = board(id);
  const positions = smallPositions.map((each) => [each].flat() as Rows);

  test("offer exactly the moves of the game", () => {
    for (const start of positions) {
      const offered = new Set(moves(start).map(({ option }) => ruleset.key(option)));
      const allowed = new Set(ruleset.options(start).map((option) => ruleset.key(option)));
      expect(offered).toEqual(allowed);
      for (const { option } of moves(start)) play(game.rules, startMatch<unknown>(start), option);
    }
  });

  test("have a different spot and a different name for each move", () => {
    for (const start of positions) {
      const found = moves(start);
      for (const rivals of movesBySpot(found as never).values()) expect(rivals.length).toBe(1);
      expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
    }
  });

  test("keep the places of the pieces that a move leaves", () => {
    for (const start of positions.filter((_, at) => at % 5 === 0)) {
      const random = seededRandom(at(start));
      const past: Rows[] = [start];
      let remaining = placesOf(past);
      for (;;) {
        const now = past.at(-1) ?? [];
        const found = moves(now);
        const move = found[Math.floor(random() * found.length)];
        if (move === undefined) break;
        const drawing = drawingOf(game, now);
        const before = placeRows(past);
        const gone = drawing.touches(now, move.option).map((piece) => {
          const [row = 0, index = 0] = piece.split(":").map(Number);
          return `${before[row]?.line}:${(before[row]?.first ?? 0) + index}`;
        });
        past.push(move.option);
        const next = placesOf(past);
        expect(next).toEqual(remaining.filter((place) => !gone.includes(place)));
        remaining = next;
      }
      expect(ruleset.options(past.at(-1) ?? [])).toEqual([]);
    }
  });
});

const at = (rows: Rows): number => rows.reduce((sum, size) => 31 * sum + size, 7);

/** Returns the line and the place of every piece. */
const placesOf = (past: readonly Rows[]): string[] =>
  placeRows(past)
    .flatMap(({ line, first, size }) =>
      Array.from({ length: size }, (_, index) => `${line}:${first + index}`),
    )
    .sort();

test("a row that is too long for pins is drawn as a pile", () => {
  const { game } = board("kayles");
  expect(drawingOf(game, [41]).Picture).toBe(drawingOf(game, [300]).Picture);
  expect(drawingOf(game, [40]).Picture).not.toBe(drawingOf(game, [41]).Picture);
});

test("a match accepts the two rows of a split in either order, and rejects illegal positions", () => {
  const { game } = board("kayles");
  const { rules } = game;
  const match = play(rules, startMatch<unknown>([7, 2]), [5, 1, 2]);
  expect(match.positions.at(-1)).toEqual([5, 1, 2]);
  for (const illegal of [[1, 5, 1], [5, 2, 1], [6, 1, 2], [7, 2], [5, 1], [2, 5, 1], []])
    expect(() => play(rules, startMatch<unknown>([7, 2]), illegal), illegal.join()).toThrow(
      "Cannot play",
    );
});
