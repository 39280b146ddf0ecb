import { expect, test } from "vitest";
import {
  hdu1527,
  LARGEST_DIFFERENCE,
  limits,
  type Case,
} from "../../src/problems/hdu1527/problem.ts";
import { lostPair, partnerOf } from "../../src/problems/hdu1527/solve.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { rulesAlone } from "../support/wins-by-rules.ts";

/** Any number from one heap, or the same from both. */
const optionsByTheRules = ([a, b]: Case): readonly Case[] => [
  ...Array.from({ length: a }, (_, left): Case => [left, b]),
  ...Array.from({ length: b }, (_, left): Case => [a, left]),
  ...Array.from({ length: Math.min(a, b) }, (_, taken): Case => [a - taken - 1, b - taken - 1]),
];

test("hdu1527: two heaps up to 40 are decided, and won, as the rules alone say", () => {
  const isP = rulesAlone(optionsByTheRules);
  for (let a = 0; a <= 40; a++) {
    for (let b = 0; b <= 40; b++) {
      const heaps: Case = [a, b];
      expect(hdu1527.solve(heaps), String(heaps)).toBe(isP(heaps) ? "second" : "first");
      const { winningMoves } = explainInEnglish(hdu1527, heaps);
      const wins = optionsByTheRules(heaps).filter(isP);
      expect(winningMoves.map(({ after }) => after.value).sort()).toEqual(
        wins.map((left) => left.join(" ")).sort(),
      );
    }
  }
});

test("hdu1527: each of two heaps of a lost pair is the partner of the other, at the bounds as well", () => {
  const differences = [1, 102_334_155, LARGEST_DIFFERENCE - 1, LARGEST_DIFFERENCE];
  for (const [smaller, larger] of differences.map(lostPair)) {
    expect([partnerOf(smaller), partnerOf(larger)]).toEqual([larger, smaller]);
    expect(larger).toBeLessThanOrEqual(limits.heap.max);
  }
  expect(lostPair(LARGEST_DIFFERENCE + 1)[1]).toBeGreaterThan(limits.heap.max);
});
