import { expect, test } from "vitest";
import { sameState } from "../../../src/games/match/same-state.ts";
import { options } from "../../../src/games/theory/moves.ts";
import { rowChess } from "../../../src/games/rulesets/row-chess.ts";
import { staircase } from "../../../src/games/rulesets/staircase.ts";

const WIDTH = 7;
const row = rowChess(WIDTH);
const texts = Array.from({ length: 2 ** WIDTH }, (_, mask) => row.print(mask));
const onStairs = (text: string): string => sameState(`row-chess:${WIDTH}`, text, "staircase") ?? "";

test("a row and its stairs have the same moves", () => {
  for (const text of texts) {
    const steps = staircase.parse(onStairs(text));
    const moved = options(row, row.parse(text)).map((option) => onStairs(row.print(option)));
    expect(options(staircase, steps).map((option) => staircase.print(option)).sort()).toEqual(moved.sort()); // prettier-ignore
  }
});

test("there and back it is the same row", () => {
  for (const text of texts) {
    expect(sameState("staircase", onStairs(text), `row-chess-rows:${WIDTH}`)).toBe(text);
  }
});

test("a game is itself, and others are not translated, nor are several rows", () => {
  expect(sameState("nim", "3 4 5", "nim")).toBe("3 4 5");
  expect(sameState("nim", "3 4 5", "kayles")).toBeUndefined();
  expect(sameState("row-chess-rows:3", "X.. / .X.", "staircase")).toBeUndefined();
});
