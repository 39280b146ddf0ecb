import fc from "fast-check";
import { test } from "vitest";
import { type Case, hdu1907 } from "../../src/problems/hdu1907/problem.ts";
import { byRules, checkDrawn } from "../support/by-rules.ts";

const optionsByTheRules = (heaps: Case): readonly Case[] =>
  heaps.flatMap((heap, index) =>
    Array.from({ length: heap }, (_, left) => heaps.with(index, left)),
  );

const smallCases = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
  fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 7 }),
);

test("hdu1907: heaps are decided, and won, as misère search by the rules alone says", () => {
  checkDrawn(smallCases, byRules<Case>(hdu1907, { options: optionsByTheRules, misere: true }));
});
