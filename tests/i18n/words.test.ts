import { describe, expect, test } from "vitest";
import { gameTitle, nameMove, ruleOf, titleInLine } from "../../components/boards/names.ts";
import { gameOfGraph } from "../../src/games/match/game-of-graph.ts";
import { findGame, rulesetOf } from "../../src/games/rulesets/find-game.ts";
import { InputError } from "../../src/games/theory/input-error.ts";
import type { MoveFact, Rules } from "../../src/games/theory/ruleset.ts";
import { board } from "../../src/i18n/en/board.ts";
import { faults } from "../../src/i18n/en/faults.ts";
import { move } from "../../src/i18n/en/move.ts";
import { plural, translate, translateFault } from "../../src/i18n/fill.ts";
import { sampleGames } from "../support/sample-games.ts";

const rulesOf = (id: string): Rules<unknown> => {
  const found = findGame(id);
  if (found === undefined) throw new Error(`There is no game ${id}`);
  return found.rules;
};
const describeIn = (rules: Rules<unknown>, position: unknown, option: unknown): MoveFact => {
  const fact = rules.describe?.(position, option);
  if (fact === undefined) throw new Error(`${rules.name} does not describe its moves`);
  return fact;
};

/** A move of each kind with its text; positions are in the game's notation. */
const examples = [
  ["nim", "1 7 2", "1 5 2", "Take 2 from heap 2"],
  ["wythoff", "3 4", "1 2", "Take 2 from both heaps"],
  ["moores-nim:3", "3 4 5", "2 4 3", "Take 1 from heap 1 and 2 from heap 3"],
  ["kayles", "7 4", "7 3", "Take an end pin of row 2"],
  ["kayles", "7 2", "7 0", "Take the whole of row 2"],
  ["octal:0.77", "7", "3 3", "Take 1 from heap 1, leaving 3 and 3"],
  ["octal:8.f", "7", "1 2 4", "Split heap 1 into 1, 2 and 4"],
  ["staircase", "0 2 3", "0 4 1", "Move 2 from step 2 to step 1"],
  ["stair-tree", "3 / 2 2", "1 / 4 2", "Move 2 from node 1 of level 1 to the left"],
  ["stair-tree", "3 / 2 2", "1 / 2 4", "Move 2 from node 1 of level 1 to the right"],
  ["row-chess:4", "XX..", ".XX.", "Move the piece on square 1 to square 3"],
  ["sliding-strip", "2 9", "2 5", "Slide the piece on square 9 to square 5"],
  ["northcott-left-rows", "2 4 / 5 1", "2 4 / 3 1", "Slide the piece on square 5 to square 3 in row 2"],
  ["northcott", "B: B..W", "W: ..BW", "Move the black piece of row 1 from square 1 to square 3"],
  ["northcott", "W: B.W. / .B.W", "B: B.W. / .BW.", "Move the white piece of row 2 from square 4 to square 3"],
] as const; // prettier-ignore

test.each(examples)('the move in %s from %s to %s is "%s"', (id, from, to, text) => {
  const rules = rulesOf(id);
  const [position, option] = [rules.parse(from), rules.parse(to)];
  expect(rules.options(position).map((each) => rules.print(each))).toContain(rules.print(option));
  const fact = describeIn(rules, position, option);
  expect(translate(move.alone, fact)).toBe(text);
  expect(translate(move.within, fact)).toBe(text.charAt(0).toLowerCase() + text.slice(1));
  expect(rules.say(position, option)).toBe(text);
});

describe("the texts of moves", () => {
  test.each(sampleGames)("describe every move of $id, alone and within a sentence", (game) => {
    const { ruleset, smallPositions } = game;
    for (const position of smallPositions) {
      for (const option of ruleset.options(position)) {
        const fact = describeIn(ruleset, position, option);
        const alone = translate(move.alone, fact);
        expect(alone).toMatch(
          /^[A-Z][a-z]+ (\d+|heap|sheet|coins?|an end|to|on|the (piece|whole|edge|loop)|(left|right|up|down),) [^{}]+$/,
        );
        expect(translate(move.within, fact)).toBe(alone.charAt(0).toLowerCase() + alone.slice(1));
        expect(ruleset.say(position, option)).toBe(alone);
      }
    }
  });
});

test("the name of a move has no heap or row number if there is only one", () => {
  const say = (id: string, from: string, to: string) => {
    const rules = rulesOf(id);
    return nameMove(board, rules, rules.parse(from), rules.parse(to), "within");
  };
  expect(say("nim", "7", "5")).toBe("take 2 from the heap");
  expect(say("nim", "0 7", "0 5")).toBe("take 2 from heap 2");
  expect(say("octal:8.f", "7", "1 2 4")).toBe("split the heap into 1, 2 and 4");
  expect(say("kayles", "7", "6")).toBe("take an end pin of the row");
});

test("the names of moves that a game defines keep their text, except a lower-case first letter in sentences", () => {
  const moves = [{ to: 1, say: "Eat {n} squares of Row 2" }];
  const positions = [{ text: "on", moves }, { text: "off", moves: [] }]; // prettier-ignore
  const { rules } = gameOfGraph({ ruleset: "Mine", positions });
  expect(nameMove(board, rules, 0, 1)).toBe("Eat {n} squares of Row 2");
  expect(nameMove(board, rules, 0, 1, "within")).toBe("eat {n} squares of Row 2");
});

test("names and rules come from the game's file in English and from the texts in other languages", () => {
  expect(gameTitle(board, "dawsons-chess")).toBe("Dawson’s Chess");
  expect(gameTitle(board, "subtraction:4")).toBe("Subtraction {4}");
  expect(ruleOf(board, "moores-nim:1")).toBe("Take any number of stones from one heap.");
  expect(ruleOf(board, "moores-nim:2")).toMatch(/each of up to 2 heaps\.$/);
  expect(gameTitle(board, "constructor")).toBe("constructor");
  const texts = { name: "减法 {{short}}", rule: "取 {{of}}" };
  const other = { ...board, language: "zh", games: { subtraction: texts } };
  const long = `subtraction:${Array.from({ length: 12 }, (_, at) => at + 1).join(",")}`;
  expect(gameTitle(other, long)).toBe("减法 {1, 2, 3, 4, 5, 6, …, 12}");
  expect(ruleOf(other, "subtraction:3")).toBe("取 {3}");
});

test("titleInLine joins the elements of a set with non-breaking spaces", () => {
  expect(titleInLine(board, "subtraction:1,3,4")).toBe("Subtraction {1,\u00a03,\u00a04}");
});

describe("translate", () => {
  const templates = { take: "Take {n} from {heap}", heap: "heap {n}" };

  test("fills in values, including phrases with values of their own", () => {
    const heap = { id: "heap", values: { n: 3 } };
    expect(translate(templates, { id: "take", values: { n: 2, heap } })).toBe("Take 2 from heap 3");
  });

  test.each([{ id: "leave" }, { id: "toString" }, { id: "heap" }])("rejects %j", (phrase) => {
    expect(() => translate(templates, phrase)).toThrow(RangeError);
  });
});

describe("translateFault", () => {
  const fault = (id: string, text: string): InputError => {
    try {
      rulesetOf(id)?.parse(text);
    } catch (error) {
      if (error instanceof InputError) return error;
    }
    throw new RangeError(`${id} must reject the position ${text}`);
  };

  test("uses the given texts; the message of the error is in English", () => {
    const error = fault("nim", "3 x");
    const german = { ...faults, heapSize: "eine ganze Zahl muss es sein, nicht {found}" };
    expect(translateFault(german, error)).toBe('eine ganze Zahl muss es sein, nicht "x"');
    expect(translateFault(faults, error)).toBe(error.message);
  });

  test("names the row of an invalid square", () => {
    const error = fault("row-chess-rows:3", "X.. / .Y.");
    expect(error.message).toBe('row 2: a square must be X or a dot, found "Y"');
    expect(translateFault(faults, error)).toBe(error.message);
  });

  test.each([
    ["stair-tree", "9007199254740991 / 1 0"],
    ["staircase", "0 9007199254740991 1"],
  ])("reports the total of a position of %s that exceeds the safe integers", (id, text) => {
    expect(fault(id, text)).toMatchObject({
      message: "the sum of the numbers must be at most 9007199254740991, found 9007199254740992",
      line: 1,
      column: 1,
    });
  });
});

const english = { one: "{n} coin", other: "{n} coins" };
const polish = { one: "{n} moneta", few: "{n} monety", many: "{n} monet", other: "{n} monety" };

test.each([
  ["en", english, 1, "{n} coin"],
  ["en", english, 0, "{n} coins"],
  ["en", english, 21, "{n} coins"],
  ["pl", polish, 22, "{n} monety"],
  ["pl", polish, 25, "{n} monet"],
  ["zh", { other: "{n} 枚" }, 1, "{n} 枚"],
])("in language %s the plural form of %j for %i is %s", (language, forms, n, form) => {
  expect(plural(language, forms, n)).toBe(form);
});
