import { expect, test } from "vitest";
import { askedPosition } from "../../components/lesson/exercises/asked-position.ts";
import { askableGames } from "../support/askable-games.ts";

test("there are questions in every kind of game, by its name", () => {
  const names = askableGames.map(({ ruleset }) => ruleset.name);
  for (const name of [
    "Nim",
    "Kayles",
    "Subtraction {1, 3, 4}",
    "Staircase Nim",
    "Stones on a binary tree",
    "Northcott's row, moves to the left",
  ]) {
    expect(names).toContain(name);
  }
});

test("a position is given back in the game's own notation", () => {
  expect(askedPosition("Nim", " 3,4 5")).toMatchObject({ position: [3, 4, 5], name: "3 4 5" });
});

test.each([
  ["Chess", "e4", "there must be a game of this id"],
  ["Nim", "3 x", "the size of a heap is a whole number"],
  ["Wythoff's game", "3", "there must be two heaps"],
  ["Nim", "", "there must be at least one heap or piece"],
  ["Nim", "201", "at most 200 options"],
  ["Nim", "9007199254740991", "options"],
  ["Wythoff's game", "70 80", "at most 200 options, 5000 positions"],
  ["Wythoff's game", "60 99", "at most 200 options, 5000 positions"],
])("a question in %s about %j is refused: %s", (game, text, rule) => {
  expect(() => askedPosition(game, text)).toThrow(RangeError);
  expect(() => askedPosition(game, text)).toThrow(rule);
  expect(() => askedPosition(game, text)).toThrow(`Cannot ask about ${game}`);
});
