import fc from "fast-check";
import { expect, test } from "vitest";
import { gameOf } from "../../../components/boards/games.ts";
import {
  parseMatch,
  parseStart,
  printMatch,
  play,
  present,
  startMatch,
  type Match,
} from "../../../src/games/match/match.ts";
import { sampleGames } from "../../support/sample-games.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import type { Rules } from "../../../src/games/theory/ruleset.ts";

const all: Rules<unknown>[] = sampleGames.map(({ ruleset }) => ruleset);

test("a match of any game is read back from its text", () => {
  const game = fc.constantFrom(...sampleGames);
  fc.assert(
    fc.property(game, fc.nat(), fc.array(fc.nat(), { maxLength: 8 }), (entry, from, picks) => {
      const { ruleset, smallPositions } = entry;
      const start = ruleset.parse(ruleset.print(smallPositions[from % smallPositions.length]));
      let match: Match<unknown> = startMatch(start);
      for (const pick of picks) {
        const options = ruleset.options(present(match));
        if (options.length > 0) match = play(ruleset, match, options[pick % options.length]);
      }
      expect(parseMatch(ruleset, printMatch(ruleset, match))).toEqual(match);
    }),
  );
  expect(all.length).toBeGreaterThan(20);
});

test("what was undone is not in the text", () => {
  const match = { ...play(nim, startMatch([2, 2]), [1, 2]), present: 0 };
  expect(printMatch(nim, match)).toBe("Nim\n2 2");
});

test.each([
  ["another game", "Kayles\n3", 1, 1],
  ["a start that is no position", "Nim\n3 x", 2, 3],
  ["a move out of order", "Nim\n3\n2. 1", 3, 1],
  ["a move that is no position", "Nim\n3 4\n1. 3 x", 3, 6],
  ["a move against the rules", "Nim\n3 4\n1. 3 3\n2. 2 2", 4, 4],
])("%s is refused with its place", (_, text, line, column) => {
  const read = (): unknown => parseMatch(nim, text);
  expect(read).toThrow(InputError);
  expect(read).toThrow(expect.objectContaining({ line, column }));
});

test("the start is read alone, whatever moves follow", () => {
  expect(parseStart(nim, "Nim\n1000000\n1. 999999\n2. no position")).toEqual([1_000_000]);
});

test("Northcott's game is played with retreats, and a position for the third time is a draw", () => {
  const rules = gameOf("northcott")?.rules;
  if (rules === undefined) throw new Error("Northcott's game is missing");
  const around = ["W: .BW..", "B: .B.W.", "W: B..W.", "B: B.W..", "W: .BW.."];
  const text = ["Northcott's game", "B: B.W..", ...around.map((each, at) => `${at + 1}. ${each}`)];
  expect(parseMatch(rules, text.join("\n")).positions).toHaveLength(6);
});
