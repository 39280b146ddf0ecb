import fc from "fast-check";
import { expect, test } from "vitest";
import { kayles } from "../../../src/games/rulesets/octal.ts";
import { heapRuleset } from "../../../src/games/rulesets/heap-ruleset.ts";
import { fergusonException, fergusonOutcome } from "../../../src/games/rulesets/misere.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { outcome } from "../../../src/games/theory/outcome.ts";
import { subtractionSet } from "../../support/arbitraries.ts";
import { sampleGames } from "../../support/sample-games.ts";

const misere = { misere: true };

test("every subtraction game has the hypothesis of Ferguson's theorem, and the theorem's outcomes", () => {
  const heaps = fc.array(fc.nat(7), { maxLength: 3 });
  fc.assert(
    fc.property(subtractionSet, heaps, (set, position) => {
      const rules = subtraction(set);
      expect(fergusonException(rules, 60)).toBeUndefined();
      expect(fergusonOutcome(rules, position)).toBe(bruteForce(rules, position, misere));
    }),
  );
});

/** A heap n has the options graph[n], smaller heaps: every finite game in which play ends is one of these. */
const smaller = fc.tuple(
  ...Array.from({ length: 8 }, (_, size) => fc.subarray(Array.from({ length: size }, (_, n) => n))),
);

test("in any game the theorem decides sums exactly where its hypothesis holds", () => {
  let decided = 0;
  fc.assert(
    fc.property(smaller, fc.array(fc.nat(7), { maxLength: 3 }), (graph, position) => {
      const rules = heapRuleset({ name: "Any", heapOptions: (n) => (graph[n] ?? []).map((to) => [to]) }); // prettier-ignore
      const found = fergusonOutcome(rules, position);
      if (found === undefined) return;
      decided += 1;
      expect(found).toBe(bruteForce(rules, position, misere));
    }),
  );
  expect(decided).toBeGreaterThan(10);
});

test("an exception is a position with moves, of value 0, without an option of value 1", () => {
  const exceptions = sampleGames.flatMap(({ ruleset, smallPositions }) => {
    const found = fergusonException(ruleset, smallPositions.at(-1));
    return found === undefined ? [] : [{ ruleset, found }];
  });
  expect(exceptions.length).toBeGreaterThan(2);
  for (const { ruleset, found } of exceptions) {
    const values = ruleset.options(found).map((option) => grundyValue(ruleset, option));
    expect(values.length).toBeGreaterThan(0);
    expect(values).not.toContain(0);
    expect(values).not.toContain(1);
  }
});

test("heaps of Nim are summands; the rows that a row of Kayles becomes are not", () => {
  expect(fergusonException(nim, [2, 2])).toBeUndefined();
  expect(fergusonException(kayles, [7])).toEqual([2, 2]);
  expect(grundyValue(kayles, 8)).toBe(1);
  expect(outcome(kayles, 8, misere)).toBe("N");
});
