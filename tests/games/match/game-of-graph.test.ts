import { expect, test } from "vitest";
import { gameOfGraph } from "../../../src/games/match/game-of-graph.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";

const { rules } = gameOfGraph({
  ruleset: "Mine",
  positions: [
    { text: "on", moves: [{ to: 1, say: "Stop" }] },
    { text: "off", moves: [] },
  ],
});

test("a position of a game that is data is read by its text, with blanks around it", () => {
  expect(rules.parse(" off\n")).toBe(1);
});

test("a text that names none of its positions is a fault of the text", () => {
  expect(() => rules.parse("maybe")).toThrow(InputError);
  expect(() => rules.parse("maybe")).toThrow('it must be a position of the game, found "maybe"');
});
