import { describe, expect, test } from "vitest";
import { hdu2188 } from "../../src/problems/hdu2188/problem.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { rulesAlone } from "../support/wins-by-rules.ts";

describe("hdu2188", () => {
  test("every goal up to 60 and every m up to 70 are decided, and won, as the rules alone say", () => {
    for (let most = 1; most <= 70; most++) {
      const isP = rulesAlone((left: number) => giftsByTheRules(left, most).map(({ to }) => to));
      for (let goal = 1; goal <= 60; goal++) {
        expect(hdu2188.solve({ goal, most })).toBe(isP(goal) ? "second" : "first");
        const { winningMoves } = explainInEnglish(hdu2188, { goal, most });
        const wins = giftsByTheRules(goal, most).filter(({ to }) => isP(to));
        expect(winningMoves.map(({ say: label, after }) => `${label}: ${after.value}`)).toEqual(
          wins.map(({ given, to }) => `Give ${given}: ${to}`),
        );
      }
    }
  });

  test("of many winning moves a hundred are listed and the rest is counted", () => {
    const { winningMoves, unlistedMoves } = explainInEnglish(hdu2188, { goal: 1, most: 10_000 });
    expect([winningMoves.length, unlistedMoves]).toEqual([100, 9900]);
  });
});

/** From 1 to m; whoever brings the sum to the goal or past it ends the game. */
function giftsByTheRules(left: number, most: number): readonly { given: number; to: number }[] {
  if (left === 0) return [];
  return Array.from({ length: most }, (_, index) => ({
    given: index + 1,
    to: Math.max(0, left - index - 1),
  }));
}
