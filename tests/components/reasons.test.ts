import { describe, expect, test } from "vitest";
import { explainPosition, formatList, listWinningMoves } from "../../components/boards/reasons.ts";
import { board as words } from "../../src/i18n/en/board.ts";
import { byOutcomes } from "../../src/games/match/impartial-game.ts";
import { gameOf } from "../../components/boards/games.ts";
import type { AnyGame } from "../../src/games/match/game.ts";
import { optionsWithOutcomes } from "../../src/games/match/explain-move.ts";
import { grundyValue } from "../../src/games/theory/grundy-value.ts";
import { bruteForce } from "../../src/games/theory/brute-force.ts";
import { sampleGames } from "../support/sample-games.ts";

const known = (id: string): AnyGame => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};
const present = { marked: false, yours: true, values: false };
const why = (id: string, text: string, options = {}, shows = "values"): string => {
  const game = shows === "values" ? known(id) : byOutcomes(known(id));
  return explainPosition(words, game, { ...present, ...options, position: game.rules.parse(text) });
};

test.each([
  ["subtraction:1,2,3", "4", "You can move to 3, 2 or 1. All are N. So 4 is P."],
  ["subtraction:1,2,3", "10", "You can move to 9, 8 or 7. 8 is P. So 10 is N: move to 8."],
  ["subtraction:2", "3", "You can move to 1. 1 is P. So 3 is N: move to 1."],
  ["subtraction:1,2,3", "0", "No move is left, so the player to move has lost."],
  ["nim", "20", "You can move to 20 positions. 0 is P. The other 19 are N. So 20 is N: move to 0."],
  [
    "beside-nim:1,3,4",
    "2 1",
    "You can move to (1, 1) or (2, 0). (1, 1) and (2, 0) are P. So (2, 1) is N: move to (1, 1) or (2, 0).",
  ],
  ["kayles", "3", "You can move to 2, 1 + 1 or 1. 1 + 1 is P. So 3 is N: move to 1 + 1."],
  [
    "hackenbush",
    "0-1 1-2 0-3",
    "You can move to 0-3, “0-1 0-3” or “0-1 1-2”. “0-1 0-3” is P. So “0-1 1-2 0-3” is N: move to “0-1 0-3”.",
  ],
])("the explanation by outcomes of %s at %s is: %s", (id, text, message) => {
  expect(why(id, text, {}, "outcomes").replaceAll("\u00a0", " ")).toBe(message);
});

test("an explanation of more than eight options lists the P-positions and counts the others", () => {
  expect(why("nim", "4 7", {}, "outcomes").replaceAll("\u00a0", " ")).toBe(
    "You can move to 11 positions. 4 + 4 is P. The other 10 are N. So 4 + 7 is N: move to 4 + 4.",
  );
  expect(why("nim", "9 9", {}, "outcomes").replaceAll("\u00a0", " ")).toBe(
    "You can move to 9 positions. All are N. So 9 + 9 is P.",
  );
});

describe("an explanation with values", () => {
  test("contains the values of the options and their mex", () => {
    expect(why("subtraction:1,3,4", "7", { values: true })).toBe(
      "You can move to 6, 4 or 3. Their values are 2, 2 and 1. The least missing number is 0, so this is the value of 7. All are N. So 7 is P.",
    );
  });

  test("lists each value once if there are many options", () => {
    expect(why("nim", "20", { values: true })).toContain(
      "Their values are 0, 1, 2, 3, 4, 5, 6, 7 and 12 more. The least missing number is 20, so this is the value of 20.",
    );
  });

  test("contains no values on a board of outcomes alone", () => {
    expect(why("subtraction:1,3,4", "7", { values: true }, "outcomes")).not.toContain("value");
  });
});

test("an explanation first names a position after a move, or with the opponent to move", () => {
  expect(why("subtraction:1,2,3", "8", { marked: true, yours: false })).toBe(
    "From 8 a player can move to 7, 6 or 5. All are N. So 8 is P.",
  );
  expect(why("subtraction:1,2,3", "9", { yours: false })).toBe(
    "From 9 a player can move to 8, 7 or 6. 8 is P. So 9 is N.",
  );
});

describe("the explanation of a sum of values", () => {
  test("contains the value that changes, and its new value, if the sum is N", () => {
    expect(why("nim", "3 4 5").replaceAll("\u00a0", " ")).toBe(
      "3 ⊕ 4 ⊕ 5 = 2. The highest power of two in the nim-sum 2 is 2. The value of heap 1 contains it too, so a move can change 3 to 3 ⊕ 2 = 1, which makes the nim-sum 0.",
    );
  });

  test("reports that a value has to grow", () => {
    expect(why("kayles", "4 2").replaceAll("\u00a0", " ")).toMatch(
      /^1 ⊕ 2 = 3\. .*A move can increase the value of \w+ 1 from 1 to 1 ⊕ 3 = 2, which makes the nim-sum 0\.$/,
    );
  });

  test("reports that every move changes one value, if the sum is P", () => {
    expect(why("nim", "1 4 5").replaceAll("\u00a0", " ")).toBe(
      "1 ⊕ 4 ⊕ 5 = 0. Every move changes one of these values, so no move keeps the nim-sum at 0.",
    );
  });
});

describe.each(sampleGames)("the seen options of $id", ({ id, ruleset, smallPositions }) => {
  test("are all options, each once, with the outcome and the value of the definition", () => {
    const game = known(id);
    for (const position of smallPositions.filter((_, at) => at % 7 === 0)) {
      const keys = new Map(ruleset.options(position).map((each) => [ruleset.key(each), each]));
      const seen = optionsWithOutcomes(game, position);
      expect(seen.options.length).toBe(keys.size);
      const losing = [...keys.values()].filter((each) => bruteForce(ruleset, each) === "P");
      expect(seen.options.filter(({ outcome }) => outcome === "P").length).toBe(losing.length);
      const values = [...keys.values()].map((each) => grundyValue(ruleset, each)).sort();
      const reported = seen.options.flatMap(({ value }) => value ?? []);
      if (reported.length > 0) expect(reported.sort()).toEqual(values);
    }
  });
});

describe("the list of winning moves", () => {
  const winning = (id: string, text: string) => {
    const game = known(id);
    const position = game.rules.parse(text);
    const options = game.rules.options(position).filter((each) => game.judge(each) === "P");
    return listWinningMoves(words, game.rules, position, options);
  };

  test.each([
    ["subtraction:1,2,3", "10", ["Take 2 from the heap of 10"]],
    ["nim", "3 4 5", ["Take 2 from the heap of 3"]],
    ["nim", "3 3 3", ["Take 3 from heap 1", "Take 3 from heap 2", "Take 3 from heap 3"]],
    ["kayles", "3", ["Take 1 from the row, leaving 1 and 1"]],
    ["staircase", "0 0 0 2", ["Move 2 from step 3 to step 2"]],
    ["nim", "1 2 3", []],
  ])("of %s at %s contains every winning move", (id, text, moves) => {
    expect(winning(id, text)).toEqual({ moves, more: "" });
  });

  test("of more than eight moves contains the first eight and the number of the others", () => {
    const { moves, more } = winning("nim", Array.from({ length: 13 }, () => "1").join(" "));
    expect(moves.length).toBe(8);
    expect(more).toBe("and 5 more");
  });
});

test.each([
  [["a"], "a"],
  [["a", "b"], "a or b"],
  [["a", "b", "c"], "a, b or c"],
  ["a b c d e f g h i".split(" "), "a, b, c, d, e, f, g, h and 1 more"],
])("the list of %j is “%s”", (items, message) => {
  expect(formatList(words, items, "or")).toBe(message);
});
