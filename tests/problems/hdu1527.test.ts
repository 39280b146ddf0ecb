import { expect, test } from "vitest";
import {
  hdu1527,
  LARGEST_DIFFERENCE,
  limits,
  type Case,
} from "../../src/problems/hdu1527/problem.ts";
import { lostPair, partnerOf } from "../../src/problems/hdu1527/solve.ts";
import { byRules } from "../support/by-rules.ts";

/** Any number from one heap, or the same from both. */
const optionsByTheRules = ([a, b]: Case): readonly Case[] => [
  ...Array.from({ length: a }, (_, left): Case => [left, b]),
  ...Array.from({ length: b }, (_, left): Case => [a, left]),
  ...Array.from({ length: Math.min(a, b) }, (_, taken): Case => [a - taken - 1, b - taken - 1]),
];

test("hdu1527: two heaps up to 40 are decided, and won, as the rules alone say", () => {
  const left = (_: Case, { after }: { readonly after: { readonly value: string } }): Case => {
    const [a = NaN, b = NaN] = after.value.split(" ").map(Number);
    return [a, b];
  };
  const check = byRules<Case>(hdu1527, { options: optionsByTheRules, left });
  for (let a = 0; a <= 40; a++) for (let b = 0; b <= 40; b++) check([a, b]);
});

test("hdu1527: each of two heaps of a lost pair is the partner of the other, at the bounds as well", () => {
  const differences = [1, 102_334_155, LARGEST_DIFFERENCE - 1, LARGEST_DIFFERENCE];
  for (const [smaller, larger] of differences.map(lostPair)) {
    expect([partnerOf(smaller), partnerOf(larger)]).toEqual([larger, smaller]);
    expect(larger).toBeLessThanOrEqual(limits.heap.max);
  }
  expect(lostPair(LARGEST_DIFFERENCE + 1)[1]).toBeGreaterThan(limits.heap.max);
});
