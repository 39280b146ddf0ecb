import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hdu3032, type Case } from "../../src/problems/hdu3032/problem.ts";
import { byRules, checkRandomCases, explainInEnglish } from "../support/by-rules.ts";

const smallCases = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 2 }),
);

describe("hdu3032", () => {
  test("verdicts and winning moves equal those of a search", () => {
    const check = byRules<Case>(hdu3032, {
      ...{ options: optionsByTheRules, inOrder },
      left: (heaps, { row, after }) =>
        heaps.toSpliced(row, 1, ...after.value.split(" + ").map(Number)),
    });
    checkRandomCases(smallCases, check, 1000);
  });

  test("the listed moves for large heaps leave a lost case", () => {
    const heaps = [2 ** 31 - 1, 2 ** 30 + 1, 2 ** 30 - 2];
    for (const { row, after } of explainInEnglish(hdu3032, heaps).winningMoves) {
      const left = heaps.toSpliced(row, 1, ...after.value.split(" + ").map(Number));
      expect(hdu3032.solve(left)).toBe("second");
    }
  });
});

/** A move takes any number of stones from a heap, or splits it into two nonempty heaps, here the smaller first. */
function optionsByTheRules(heaps: Case): readonly Case[] {
  return heaps.flatMap((heap, at) => {
    const options: Case[] = [];
    for (let left = 0; left < heap; left++) options.push(heaps.with(at, left));
    for (let part = 1; 2 * part <= heap; part++)
      options.push(heaps.toSpliced(at, 1, part, heap - part));
    return options;
  });
}

function inOrder(heaps: Case): Case {
  return heaps.filter((heap) => heap > 0).sort((a, b) => a - b);
}
