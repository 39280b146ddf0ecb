import { expect, test } from "vitest";
import { grundyTable, gameId, type HeapRuleset } from "../../src/grundy.ts";
import { readGame } from "../../src/octal/read-game.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import { textOfGame } from "../../src/octal/named-games.ts";
import { games } from "../../src/games/rulesets/find-game.ts";

/** The games of the registry whose law is data, and Treblecross, by id. */
const lawful = games
  .flatMap(({ samples, make }) => samples.map(({ of }) => make(of) as unknown as HeapRuleset))
  .map((ruleset) => ({ ruleset, id: gameId(ruleset) ?? "" }))
  .filter(({ ruleset, id }) => ruleset.law !== undefined || id === "treblecross");

test("most games of heaps have a law", () => {
  expect(lawful.length).toBeGreaterThan(14);
});

test.each(lawful)("the laboratory reads $id as the same game", ({ id, ruleset }) => {
  const game = readGame(textOfGame(id) ?? "");
  if (game.kind !== "heaps") throw new TypeError(`${id} is no game of heaps`);
  const table = tableOf(game);
  table.grow(60);
  expect([...table.values.subarray(0, 60)]).toEqual(grundyTable(ruleset, 59));
});

test.each(["wythoff", "beside-nim:1,3,4", "subtraction:", "octal", "constructor"])(
  "%s is none that it reads",
  (id) => {
    expect(textOfGame(id)).toBeUndefined();
  },
);
