import fc from "fast-check";
import { expect, test } from "vitest";
import { type Case, hdu1907 } from "../../src/problems/hdu1907/problem.ts";
import { drawn } from "../support/extent.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { rulesAlone } from "../support/wins-by-rules.ts";

const optionsByTheRules = (heaps: Case): readonly Case[] =>
  heaps.flatMap((heap, index) =>
    Array.from({ length: heap }, (_, left) => heaps.with(index, left)),
  );

const isP = rulesAlone(optionsByTheRules, { misere: true });
const smallCases = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
  fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 7 }),
);

test("hdu1907: heaps are decided, and won, as misère search by the rules alone says", () => {
  fc.assert(
    fc.property(smallCases, (heaps) => {
      expect(hdu1907.solve(heaps)).toBe(isP(heaps) ? "second" : "first");
      const { winningMoves } = explainInEnglish(hdu1907, heaps);
      const made = winningMoves.map(({ row, after }) => heaps.with(row, Number(after.value)));
      const wins = optionsByTheRules(heaps).filter(isP);
      expect(made.map(String).sort()).toEqual(wins.map(String).sort());
    }),
    { numRuns: drawn(3000) },
  );
});
