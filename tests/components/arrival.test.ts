import { expect, test } from "vitest";
import { allGames } from "../../components/boards/all-games.ts";
import { readQuery } from "../../components/ui/bound-text.ts";
import { arrivalOf, askedIn } from "../../components/boards/BoardIsland.tsx";
import type { BoardSetup } from "../../components/boards/board-setup.ts";
import { board } from "../../src/i18n/en/board.ts";

function arrivalIn(words: typeof board, setup: BoardSetup, query: string) {
  const asked = askedIn(setup, query);
  return asked && arrivalOf(words, setup, asked, allGames);
}

const arrive = (position: string) =>
  arrivalIn(
    board,
    { game: "Nim", positions: ["1 2"], name: "1" },
    `?${new URLSearchParams({ position }).toString()}`,
  )?.found;

test("an address may bring a position, or a match", () => {
  expect(arrive("3 4")).toMatchObject({ kind: "match", match: { positions: [[3, 4]] } });
  expect(arrive("Nim\n3 4\n1. 3 3")).toMatchObject({ match: { present: 1 } });
});

test.each([
  ["octal:8.[f]", "1000"],
  ["octal:0.[8]", "400"],
  ["octal:0.ffffffffffff", "1000"],
  [`octal:0.${"0".repeat(962)}[f]`, "1000 1000"],
  ["octal:8.f", "1000000000"],
])("%.20s with a heap of %s has too many moves, or too long a table, for a board", (game, text) => {
  const refused = { kind: "fault", message: board.tooLarge };
  const setup = { game, positions: ["1"], name: "1" };
  const query = `?${new URLSearchParams({ position: text }).toString()}`;
  expect(arrivalIn(board, setup, query)?.found).toEqual(refused);
});

test.each(["kayles", "dawsons-chess", "treblecross", "octal:0.127", "grundys-game", "octal:4.3"])(
  "%s has room for heaps of a hundred",
  (game) => {
    const setup = { game, positions: ["1"], name: "1" };
    expect(arrivalIn(board, setup, "?position=100+90+80")?.found.kind).toBe("match");
  },
);

test("a match from a position too large for the board is refused before its moves are read", () => {
  const refused = { kind: "fault", message: board.tooLarge };
  expect(arrive("1000000")).toEqual(refused);
  expect(arrive("Nim\n1000000\n1. 999999\nno move")).toEqual(refused);
});

test("a parameter is shortened to what a browser can draw, and to a length that can be refused", () => {
  const query = new URLSearchParams({ q: `a${"\u0310".repeat(66_000)}`, game: "1".repeat(66_000) });
  const parameters = readQuery(query.toString());
  expect(parameters.get("q")).toBe(`a${"\u0310".repeat(100)}…`);
  expect(parameters.get("game")?.length).toBe(20_001);
});
