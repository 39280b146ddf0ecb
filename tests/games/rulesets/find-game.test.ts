import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages, words } from "../../../src/i18n/words.ts";
import { sampleGames } from "../../support/sample-games.ts";
import { kayles } from "../../../src/games/rulesets/octal.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { northcott } from "../../../src/games/rulesets/northcott.ts";
import { findGame, rulesetOf, games } from "../../../src/games/rulesets/find-game.ts";
import { gameId, kindOf } from "../../../src/games/rulesets/game-kind.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { subtractionSet } from "../../support/arbitraries.ts";

test.each(sampleGames)("rulesetOf and gameId are inverse for $id", ({ id, ruleset }) => {
  expect(gameId(ruleset)).toBe(id);
  expect(rulesetOf(id)).toMatchObject({ name: ruleset.name });
});

test("no two kinds have the same id", () => {
  const ids = games.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every language except English has the name and the rule of every game", () => {
  for (const { board } of languages.map(words))
    if (board.language !== "en")
      expect(Object.keys(board.games).sort()).toEqual(games.map(({ id }) => id).sort());
});

test("kindOf rejects an object that is not a registered game", () => {
  expect(() => kindOf({})).toThrow("must come from defineGame or be given to defineFamily");
});

test.each([
  ["Nim", "nim"],
  ["Subtraction {1, 3, 4}", "subtraction:1,3,4"],
  ["Subtraction {1, 3, 4} beside Nim", "beside-nim:1,3,4"],
  ["Kayles", "kayles"],
  ["Dawson's Kayles", "dawsons-kayles"],
  ["Dawson's Chess", "dawsons-chess"],
  ["Take-and-break 0.77", "octal:0.77"],
  ["Octal 4.[3]", "octal:4.[3]"],
  ["Grundy's game", "grundys-game"],
  ["Lasker's Nim", "laskers-nim"],
  ["Moore's Nim, up to 1 heap", "moores-nim:1"],
  ["Moore's Nim, up to 2 heaps", "moores-nim:2"],
  ["Wythoff's game", "wythoff"],
  ["Staircase Nim", "staircase"],
  ["Stones on a binary tree", "stair-tree"],
  ["Row of 8 squares", "row-chess:8"],
  ["Rows of 20 squares", "row-chess-rows:20"],
  ["Pieces on a strip", "sliding-strip"],
  ["Northcott's row, moves to the left", "northcott-left"],
  ["Northcott's rows, moves to the left", "northcott-left-rows"],
  ["Northcott's game", "northcott"],
])("findGame finds %s, a name in older links, as %s", (name, id) => {
  const found = findGame(name);
  expect(found && gameId(found.rules)).toBe(id);
});

test("rulesetOf finds a subtraction game with any set by its id", () => {
  fc.assert(
    fc.property(fc.oneof(subtractionSet, fc.constant(Array.from({ length: 40 }, (_, i) => i + 1))), (set) => {
      expect(rulesetOf(gameId(subtraction(set)) ?? "")).toHaveProperty(
        "subtractionSet",
        subtraction(set).subtractionSet,
      );
    }),
  ); // prettier-ignore
});

test("a copy of a ruleset has no id", () => {
  expect(gameId({ ...nim })).toBeUndefined();
  expect(gameId({ ...kayles, options: () => [] })).toBeUndefined();
  expect(gameId({ ...subtraction([1]) })).toBeUndefined();
});

test.each(["", ":", "nim:1", "chess", "subtraction:0", "Subtraction {1", "octal:9", "row-chess:99", "row-chess:", "__proto__", "moores-nim:0", "Moore's Nim, up to 0 heaps", "northcott"])(
  "rulesetOf(%j) is undefined",
  (name) => expect(rulesetOf(name)).toBeUndefined(),
); // prettier-ignore

describe("Northcott's game", () => {
  test("print(parse(text)) is the text, and check accepts the position", () => {
    for (const text of ["B: B..W. / .W..B", "W: BW"]) {
      expect(northcott.print(northcott.parse(text))).toBe(text);
      expect(() => northcott.check(northcott.parse(text))).not.toThrow();
    }
  });

  test.each([
    ["B..W", 1, 1],
    ["B: B.xW", 1, 6],
    ["B: B..W / BW", 1, 11],
    ["B: B..W\n/ BW.B", 2, 3],
    ["W: ....", 1, 4],
  ])("parse rejects %j with line and column", (text, line, column) => {
    const read = (): unknown => northcott.parse(text);
    expect(read).toThrow(InputError);
    expect(read).toThrow(expect.objectContaining({ line, column }));
  });

  test("options move the pieces of the player to move both ways, but not past the other piece", () => {
    const after = northcott
      .options(northcott.parse("B: ..B.W. / WB...."))
      .map((each) => northcott.print(each));
    expect(after).toEqual([
      "W: B...W. / WB....",
      "W: .B..W. / WB....",
      "W: ...BW. / WB....",
      "W: ..B.W. / W.B...",
      "W: ..B.W. / W..B..",
      "W: ..B.W. / W...B.",
      "W: ..B.W. / W....B",
    ]);
  });
});
