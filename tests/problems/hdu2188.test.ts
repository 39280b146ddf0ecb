import { expect, test } from "vitest";
import { hdu2188 } from "../../src/problems/hdu2188/problem.ts";
import { byRules, explainInEnglish } from "../support/by-rules.ts";

test("hdu2188: every goal up to 60 and every m up to 70 are decided, and won, as the rules alone say", () => {
  for (let most = 1; most <= 70; most++) {
    // From 1 to m; whoever brings the sum to the goal or past it ends the game.
    const check = byRules(hdu2188, {
      options: (left: number) =>
        left === 0 ? [] : Array.from({ length: most }, (_, at) => Math.max(0, left - at - 1)),
      start: ({ goal }) => goal,
      left: (goal, { say, after }) => {
        const given = Number(/^Give (\d+)$/.exec(say)?.[1]);
        expect(after.value).toBe(String(Math.max(0, goal - given)));
        return Number(after.value);
      },
    });
    for (let goal = 1; goal <= 60; goal++) check({ goal, most });
  }
});

test("hdu2188: of many winning moves a hundred are listed and the rest is counted", () => {
  const { winningMoves, unlistedMoves } = explainInEnglish(hdu2188, { goal: 1, most: 10_000 });
  expect([winningMoves.length, unlistedMoves]).toEqual([100, 9900]);
});
