import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberOfRuns } from "../../support/extent.ts";
import { sampleGames } from "../../support/sample-games.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { findGame } from "../../../src/games/rulesets/find-game.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { mex, nimSum } from "../../../src/games/theory/numbers.ts";
import { moves, options, winningMoves, outcome } from "../../../src/games/theory/outcome.ts";
import type { Rules } from "../../../src/games/theory/ruleset.ts";

const misere = { misere: true };

const PARSES = "parse returns a position that check accepts, or throws an InputError";

function expectParse(rules: Rules<unknown>): void {
  const signs = fc.string({ unit: fc.constantFrom(...Array.from("0127-.XBW/:, \nn"), "B: BW") });
  const size = fc.constantFrom(0, 1, 2, 7, Number.MAX_SAFE_INTEGER);
  const numbers = fc.array(size, { maxLength: 4 }).map((sizes) => sizes.join(" "));
  fc.assert(
    fc.property(fc.oneof(signs, numbers), (text) => {
      try {
        const position = rules.parse(text);
        expect(() => rules.check(position)).not.toThrow();
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: numberOfRuns(2000) },
  );
}

describe.each(["northcott", "northcott-left-rows"])("%s", (id) => {
  test(PARSES, () => expectParse(findGame(id)?.rules ?? expect.fail("there is no such game")));
});

/** One law per test, for all small positions of every sample game. */
describe.each(sampleGames)("$ruleset.name", ({ ruleset, smallPositions }) => {
  test("a position is P by the definition if and only if its Grundy value is 0", () => {
    for (const position of smallPositions) {
      const expected = bruteForce(ruleset, position);
      expect.soft(outcome(ruleset, position), ruleset.print(position)).toBe(expected);
      expect.soft(grundyValue(ruleset, position) === 0 ? "P" : "N").toBe(expected);
    }
  });

  test("the outcome in misère play is that of the definition", () => {
    for (const position of smallPositions) {
      const expected = bruteForce(ruleset, position, misere);
      expect.soft(outcome(ruleset, position, misere), ruleset.print(position)).toBe(expected);
    }
  });

  test("a Grundy value is the mex of the options' Grundy values", () => {
    for (const position of smallPositions) {
      const values = options(ruleset, position).map((option) => grundyValue(ruleset, option));
      expect(grundyValue(ruleset, position), ruleset.print(position)).toBe(mex(values));
    }
  });

  test("the winning moves are the options that are P by the definition", () => {
    for (const position of smallPositions) {
      const names = options(ruleset, position)
        .filter((option) => bruteForce(ruleset, option) === "P")
        .map((option) => ruleset.print(option));
      const found = winningMoves(ruleset, position).map((option) => ruleset.print(option));
      expect(found).toEqual([...new Set(names)]);
    }
  });

  test("a claimed closed form is the Grundy value", () => {
    for (const position of smallPositions) {
      const claimed = ruleset.claim?.(position);
      if (claimed !== undefined) expect(claimed).toBe(grundyValue(ruleset, position));
    }
  });

  test("a claimed outcome is the outcome by the definition, for each convention that it covers", () => {
    for (const position of smallPositions) {
      for (const convention of [{}, misere]) {
        const claimed = ruleset.claimOutcome?.(position, convention);
        if (claimed === undefined) continue;
        const expected = bruteForce(ruleset, position, convention);
        expect.soft(claimed, ruleset.print(position)).toBe(expected);
      }
    }
  });

  test("the Grundy value of a sum is the nim-sum of its summands' Grundy values", () => {
    for (const position of smallPositions) {
      const summands = ruleset.summands?.(position) ?? [position];
      const values = summands.map((summand) => grundyValue(ruleset, summand));
      expect(grundyValue(ruleset, position)).toBe(nimSum(values));
    }
  });

  test("every option is accepted by check and has another key than the position", () => {
    for (const position of smallPositions) {
      const key = ruleset.key(position);
      for (const option of options(ruleset, position)) {
        ruleset.check(option);
        if (ruleset.key(option) === key) expect.fail(`${ruleset.print(position)} recurs`);
      }
    }
  });

  test("parse(print(position)) is the same position", () => {
    for (const position of smallPositions) {
      const back = ruleset.parse(ruleset.print(position));
      expect(ruleset.key(back)).toEqual(ruleset.key(position));
      expect([back].flat()).toEqual([position].flat());
    }
  });

  test(PARSES, () => expectParse(ruleset));

  test("moves to different options have different names", () => {
    for (const position of smallPositions) {
      const names = moves(ruleset, position).map(({ say: label }) => label);
      const reached = options(ruleset, position).map((option) => ruleset.print(option));
      expect(new Set(names).size).toBe(new Set(reached).size);
    }
  });

  test("options rejects an invalid position with a TypeError or a RangeError", () => {
    for (const garbage of [undefined, null, NaN, -1, 0.5, 2 ** 53, "1", {}, [-1], [["1"]], [NaN]]) {
      const act = (): unknown => options(ruleset, garbage);
      expect(act).toThrow(Error);
      try {
        act();
      } catch (error) {
        expect([TypeError, RangeError]).toContain((error as Error).constructor);
      }
    }
  });

  test("the ruleset is frozen", () => {
    expect(Object.isFrozen(ruleset)).toBe(true);
  });
});
