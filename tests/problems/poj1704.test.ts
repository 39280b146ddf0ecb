import fc from "fast-check";
import { expect, test } from "vitest";
import { type Case, poj1704 } from "../../src/problems/poj1704/problem.ts";
import { byRules, checkDrawn } from "../support/by-rules.ts";

test("poj1704: strips are decided, and won, as the rules alone say", () => {
  const check = byRules<Case>(poj1704, {
    options: optionsByTheRules,
    left: (squares, { say, row, before, after }) => {
      const [from = 0, to = 0] = (say.match(/\d+/g) ?? []).map(Number);
      expect(squares[row]).toBe(from);
      expect(Number(before.value) - Number(after.value)).toBe(from - to);
      return squares.with(row, to);
    },
  });
  checkDrawn(fc.subarray(Array.from({ length: 12 }, (_, index) => index + 1)), check);
});

/** Each piece, to the left as far as the next piece or the end of the strip. */
function optionsByTheRules(squares: Case): readonly Case[] {
  return squares.flatMap((from, index) => {
    const options: Case[] = [];
    for (let to = from - 1; to >= 1 && !squares.includes(to); to--) {
      options.push(squares.with(index, to));
    }
    return options;
  });
}
