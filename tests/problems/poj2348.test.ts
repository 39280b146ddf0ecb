import { describe, expect, test } from "vitest";
import { poj2348, type Case } from "../../src/problems/poj2348/problem.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { rulesAlone } from "../support/wins-by-rules.ts";

const isP = rulesAlone(optionsByTheRules);

describe("poj2348", () => {
  test("every pair up to 60 is decided, and won, as the rules alone say", () => {
    for (let a = 1; a <= 60; a++) {
      for (let b = 1; b <= 60; b++) {
        const pair: Case = [a, b];
        expect(poj2348.solve(pair), String(pair)).toBe(isP(pair) ? "second" : "first");
        const { winningMoves } = explainInEnglish(poj2348, pair);
        const wins = optionsByTheRules(pair).filter(isP);
        expect(winningMoves.map(({ after }) => after.value).sort()).toEqual(
          wins.map((left) => left.join(" ")).sort(),
        );
      }
    }
  });
});

/** All positive multiples of the smaller number, subtracted one after the other from the larger. */
function optionsByTheRules([a, b]: Case): readonly Case[] {
  const options: Case[] = [];
  if (a === 0 || b === 0) return options;
  if (a >= b) for (let left = a - b; left >= 0; left -= b) options.push([left, b]);
  else for (let left = b - a; left >= 0; left -= a) options.push([a, left]);
  return options;
}
