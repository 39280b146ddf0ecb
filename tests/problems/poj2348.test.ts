import { test } from "vitest";
import { poj2348, type Case } from "../../src/problems/poj2348/problem.ts";
import { byRules } from "../support/by-rules.ts";

test("poj2348: every pair up to 60 is decided, and won, as the rules alone say", () => {
  const check = byRules<Case>(poj2348, {
    options: optionsByTheRules,
    left: (_, { after }) => {
      const [a = NaN, b = NaN] = after.value.split(" ").map(Number);
      return [a, b];
    },
  });
  for (let a = 1; a <= 60; a++) for (let b = 1; b <= 60; b++) check([a, b]);
});

/** All positive multiples of the smaller number, subtracted one after the other from the larger. */
function optionsByTheRules([a, b]: Case): readonly Case[] {
  const options: Case[] = [];
  if (a === 0 || b === 0) return options;
  if (a >= b) for (let left = a - b; left >= 0; left -= b) options.push([left, b]);
  else for (let left = b - a; left >= 0; left -= a) options.push([a, left]);
  return options;
}
