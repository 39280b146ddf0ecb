import { describe, expect, test } from "vitest";
import { explainMove } from "../../../src/games/match/explain-move.ts";
import { gameOf } from "../../../components/boards/games.ts";
import { impartialGame, byOutcomes } from "../../../src/games/match/impartial-game.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { sampleGames } from "../../support/sample-games.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { nimSum } from "../../../src/games/theory/numbers.ts";
import { gameOfGraph } from "../../../src/games/match/game-of-graph.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { convertPosition } from "../../../components/boards/peers.ts";
import { options } from "../../../src/games/theory/outcome.ts";
import { rowChess } from "../../../src/games/rulesets/row-chess.ts";
import { staircase } from "../../../src/games/rulesets/staircase.ts";

describe.each(sampleGames)("$ruleset.name", ({ id, ruleset, smallPositions }) => {
  const game = gameOf(id) ?? impartialGame(ruleset);

  test("explain gives the Grundy value of the position, unless it uses outcomes alone", () => {
    for (const position of smallPositions) {
      const theory = game.explain(position);
      if (theory.kind === "sum") expect(theory.nimSum).toBe(grundyValue(ruleset, position));
      if (theory.kind !== "options") continue;
      const value = game.onlyOutcomes ? undefined : grundyValue(ruleset, position);
      expect(theory.value).toBe(value);
    }
  });

  test("explainMove reports one changed term, which changes the nim-sum by the same amount", () => {
    for (const position of smallPositions.filter((_, index) => index % 3 === 0)) {
      for (const option of ruleset.options(position)) {
        const { before, after, change } = explainMove(game, position, option);
        if (before.kind !== "sum" || after.kind !== "sum") continue;
        if (change === undefined) throw new Error(`${ruleset.print(option)} changes no term`);
        expect(before.terms).toContainEqual(change.term);
        expect(nimSum([change.from, change.to])).toBe(nimSum([before.nimSum, after.nimSum]));
        expect(change.from).not.toBe(change.to);
        const highest = before.nimSum && 2 ** (31 - Math.clz32(before.nimSum));
        expect(change.bit).toBe(highest);
      }
    }
  });
});

test.each([
  ["kayles", "7 5", "2 3 5", { unit: "row", place: [1], size: 7 }],
  ["kayles", "5 7", "5 3 2", { unit: "row", place: [2], size: 7 }],
  ["staircase", "0 1 2 3", "0 1 4 1", { unit: "step", place: [3], size: 3 }],
  ["staircase", "0 1 2 3", "0 3 0 3", { unit: "step", place: [1], size: 1 }],
  ["stair-tree", "1 / 2 0", "1 / 1 0", { unit: "node", place: [2, 1], size: 2 }],
  ["row-chess:5", ".XX..", "..XX.", { unit: "stair", place: [1], size: 0 }],
  ["sliding-strip", "2 5 9", "2 5 7", { unit: "gap", place: [3], size: 3 }],
  ["northcott", "B: B..W / .B.W", "W: B..W / ..BW", { unit: "row", place: [2], size: 1 }],
])("explainMove in %s from %s to %s reports the changed term", (name, from, to, term) => {
  const game = gameOf(name);
  const { change } = explainMove(game!, game!.rules.parse(from), game!.rules.parse(to)); // eslint-disable-line @typescript-eslint/no-non-null-assertion -- every row names a game of the library
  expect(change?.term).toMatchObject(term);
});

test("Wythoff's game is explained by the cold pair with the same difference", () => {
  const theory = gameOf("wythoff")?.explain([4, 6]);
  expect(theory).toEqual({ kind: "pair", outcome: "N", heaps: [4, 6], cold: [3, 5] });
});

test("Moore's Nim is explained by the digits that are 1 in a wrong number of heaps", () => {
  const theory = gameOf("moores-nim:2")?.explain([5, 5, 1]);
  expect(theory).toMatchObject({ kind: "digits", modulus: 3, odd: [4] });
});

describe.each(sampleGames)("$ruleset.name", ({ id, ruleset, smallPositions }) => {
  const game = byOutcomes(gameOf(id) ?? impartialGame(ruleset));

  test("byOutcomes explains a position by the number of its options that are P", () => {
    for (const position of smallPositions) {
      const options = ruleset.options(position);
      const lost = options.filter((option) => bruteForce(ruleset, option) === "P").length;
      expect(game.explain(position)).toEqual({
        kind: "options",
        outcome: lost === 0 ? "P" : "N",
        options: options.length,
        lost,
      });
    }
  });
});

const { rules } = gameOfGraph({
  ruleset: "Mine",
  positions: [
    { text: "on", moves: [{ to: 1, say: "Stop" }] },
    { text: "off", moves: [] },
  ],
});

test("gameOfGraph: parse finds a position by its text and ignores surrounding white space", () => {
  expect(rules.parse(" off\n")).toBe(1);
});

test("gameOfGraph: parse rejects a text that is not a position of the game", () => {
  expect(() => rules.parse("maybe")).toThrow(InputError);
  expect(() => rules.parse("maybe")).toThrow(
    'the text must be a position of the game, found "maybe"',
  );
});

const WIDTH = 7;
const row = rowChess(WIDTH);
const texts = Array.from({ length: 2 ** WIDTH }, (_, mask) => row.print(mask));
const onStairs = (text: string): string =>
  convertPosition(`row-chess:${WIDTH}`, text, "staircase") ?? "";

test("convertPosition: a row and its staircase have the same moves", () => {
  for (const text of texts) {
    const steps = staircase.parse(onStairs(text));
    const moved = options(row, row.parse(text)).map((option) => onStairs(row.print(option)));
    expect(options(staircase, steps).map((option) => staircase.print(option)).sort()).toEqual(moved.sort()); // prettier-ignore
  }
});

test("convertPosition: the translation to a staircase and back gives the same row", () => {
  for (const text of texts) {
    expect(convertPosition("staircase", onStairs(text), `row-chess-rows:${WIDTH}`)).toBe(text);
  }
});

test("convertPosition returns the same text for the same game, and undefined for other games and several rows", () => {
  expect(convertPosition("nim", "3 4 5", "nim")).toBe("3 4 5");
  expect(convertPosition("nim", "3 4 5", "kayles")).toBeUndefined();
  expect(convertPosition("row-chess-rows:3", "X.. / .X.", "staircase")).toBeUndefined();
});
