import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nimSum } from "../../src/games/theory/numbers.ts";
import { hdu3032, type Case, heapValue, splitsTo } from "../../src/problems/hdu3032/problem.ts";
import { byRules, checkDrawn, explainInEnglish } from "../support/by-rules.ts";

const smallCases = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 2 }),
);

describe("hdu3032", () => {
  test("heaps are decided, and won, as the rules alone say", () => {
    const check = byRules<Case>(hdu3032, {
      ...{ options: optionsByTheRules, inOrder },
      left: (heaps, { row, after }) =>
        heaps.toSpliced(row, 1, ...after.value.split(" + ").map(Number)),
    });
    checkDrawn(smallCases, check, 1000);
  });

  test("the splits with a nim-sum are those that trying all of them finds", () => {
    for (let heap = 1; heap <= 70; heap++) {
      const sums = Array.from({ length: Math.floor(heap / 2) }, (_, at) =>
        nimSum([heapValue(at + 1), heapValue(heap - at - 1)]),
      );
      for (let wanted = 0; wanted <= 140; wanted++) {
        const found = sums.flatMap((sum, at) => (sum === wanted ? [at + 1] : []));
        const [all, two] = [splitsTo(heap, wanted, 100), splitsTo(heap, wanted, 2)];
        expect(all, `${heap} to ${wanted}`).toEqual({ count: found.length, smaller: found });
        expect(two).toEqual({ count: found.length, smaller: found.slice(0, 2) });
      }
    }
  });

  test("of very many winning moves a hundred are listed, each of them right", () => {
    const heaps = [2 ** 31 - 1, 2 ** 30 + 1, 2 ** 30 - 2];
    const { winningMoves, unlistedMoves = 0 } = explainInEnglish(hdu3032, heaps);
    expect(winningMoves).toHaveLength(100);
    expect(unlistedMoves).toBeGreaterThan(2 ** 29 - 100);
    for (const { row, after } of winningMoves) {
      const parts = after.value.split(" + ").map(Number);
      const left = heaps.toSpliced(row, 1, ...parts);
      expect(nimSum(left.map(heapValue))).toBe(0);
      expect(nimSum(parts.map(heapValue))).toBe(after.grundy);
    }
  });
});

/** Takes any number of stones from one heap, or splits it into two that are not empty, here the smaller first. */
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
