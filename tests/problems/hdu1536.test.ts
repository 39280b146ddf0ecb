import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Case, hdu1536 } from "../../src/problems/hdu1536/problem.ts";
import { heapValues } from "../../src/problems/hdu1536/solve.ts";
import { numberOfRuns } from "../support/extent.ts";
import { explainInEnglish, outcomeByDefinition } from "../support/by-rules.ts";

type Heaps = readonly number[];

const smallCases = fc.record<Case>({
  amounts: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
  positions: fc.array(fc.array(fc.nat(6), { maxLength: 3 }), { maxLength: 3 }),
});

describe("hdu1536", () => {
  test("verdicts and winning moves equal those of a search", () => {
    fc.assert(
      fc.property(smallCases, (one) => {
        const options = optionsByTheRules(one.amounts);
        const isP = outcomeByDefinition(options);
        expect(hdu1536.solve(one)).toBe(lettersByTheRules(one));
        const { winningMoves } = explainInEnglish(hdu1536, one);
        const reached = winningMoves.map(({ row, after }) => `${row}: ${after.value}`);
        const wins = one.positions.flatMap((heaps, row) =>
          options(heaps)
            .filter(isP)
            .map((option) => `${row}: ${option.join(" ")}`),
        );
        expect(reached.sort()).toEqual(wins.sort());
      }),
      { numRuns: numberOfRuns(2000) },
    );
  });

  test("the amounts may be in any order, and the largest value for 100 amounts is 100", () => {
    const positions = [[10_000]];
    const amounts = Array.from({ length: 100 }, (_, index) => 100 - index);
    const values = Array.from(heapValues({ amounts, positions }));
    expect(Math.max(...values)).toBe(100);
    expect(hdu1536.solve({ amounts: [5, 2], positions: [[2], [4], [7]] })).toBe("WLL");
  });
});

function optionsByTheRules(amounts: readonly number[]): (heaps: Heaps) => readonly Heaps[] {
  const distinct = [...new Set(amounts)];
  return (heaps) =>
    heaps.flatMap((heap, index) =>
      distinct.filter((taken) => taken <= heap).map((taken) => heaps.with(index, heap - taken)),
    );
}

function lettersByTheRules({ amounts, positions }: Case): string {
  const isP = outcomeByDefinition(optionsByTheRules(amounts));
  return positions.map((heaps) => (isP(heaps) ? "L" : "W")).join("");
}
