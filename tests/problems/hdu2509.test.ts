import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Case, hdu2509 } from "../../src/problems/hdu2509/problem.ts";
import { nimSumSentence } from "../../src/problems/explanation.ts";
import { solver as texts } from "../../src/i18n/en/solver.ts";
import { nimSum as sumOf } from "../../src/games/theory/numbers.ts";
import { byRules, checkRandomCases, outcomeByDefinition } from "../support/by-rules.ts";
import { numberOfRuns } from "../support/extent.ts";

const isP = outcomeByDefinition((rows: Case) => optionsByTheRules(rows).map(inOrder), {
  misere: true,
});
const smallCases = fc.oneof(
  fc.array(fc.nat(5), { maxLength: 4 }),
  fc.array(fc.nat(9), { maxLength: 2 }),
  fc.array(fc.nat(1), { maxLength: 8 }),
);

describe("hdu2509", () => {
  test("verdicts and winning moves equal those of a misère search", () => {
    const check = byRules<Case>(hdu2509, {
      ...{ options: optionsByTheRules, inOrder, misere: true },
      left: (rows, { row, after }) =>
        rows.toSpliced(row, 1, ...after.value.split(" + ").map(Number)),
    });
    checkRandomCases(smallCases, check);
  });

  test("the sentence about the nim-sum is true of the winning moves", () => {
    fc.assert(
      fc.property(smallCases, (rows) => {
        const { nimSum = -1, ...explanation } = hdu2509.explain(rows);
        const message = nimSumSentence(texts, { ...explanation, nimSum });
        const wins = optionsByTheRules(rows).filter((option) => isP(inOrder(option)));
        const [makesZero, leavesOnes, turned] = ["makes it 0", "number of ones", "reverses"].map(
          (words) => message.includes(words),
        );
        const isOddOnes = (option: Case) => Math.max(...option) === 1 && sumOf(option) === 1;
        if (makesZero) expect(wins.every((option) => sumOf(option) === 0)).toBe(true);
        if (leavesOnes) expect(wins.some(isOddOnes)).toBe(true);
        expect(leavesOnes).toBe(rows.filter((apples) => apples > 1).length === 1);
        expect(turned).toBe(rows.every((apples) => apples <= 1));
      }),
      { numRuns: numberOfRuns(1000) },
    );
  });
});

/** A move takes adjacent apples of one row; the parts on both sides become rows, here the smaller first. */
function optionsByTheRules(rows: Case): readonly Case[] {
  return rows.flatMap((apples, row) => {
    const options: Case[] = [];
    for (let start = 0; start < apples; start++) {
      for (let end = start + 1; end <= apples; end++) {
        const [left, right] = [start, apples - end];
        if (left > right) continue; // the mirror image is listed
        options.push(rows.toSpliced(row, 1, ...(left === 0 ? [right] : [left, right])));
      }
    }
    return options;
  });
}

function inOrder(rows: Case): Case {
  return rows.filter((apples) => apples > 0).sort((a, b) => a - b);
}
