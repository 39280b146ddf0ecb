import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Case, poj2975 } from "../../src/problems/poj2975/problem.ts";
import { textReader } from "../../src/problems/reading.ts";
import { drawn } from "../support/extent.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { rulesAlone } from "../support/wins-by-rules.ts";

const isP = rulesAlone(optionsByTheRules);
const smallCases = fc.array(fc.nat(7), { minLength: 1, maxLength: 4 });

describe("poj2975", () => {
  test("the winning moves are counted, and made, as the rules alone say", () => {
    fc.assert(
      fc.property(smallCases, (heaps) => {
        const wins = optionsByTheRules(heaps).filter(isP);
        expect(poj2975.solve(heaps)).toBe(wins.length);
        const { winningMoves, winner } = explainInEnglish(poj2975, heaps);
        expect(winner).toBe(isP(heaps) ? "second" : "first");
        const made = winningMoves.map(({ row, after }) => heaps.with(row, Number(after.value)));
        expect(made.map(String).sort()).toEqual(wins.map(String).sort());
      }),
      { numRuns: drawn(3000) },
    );
  });

  test("the sample's answers are those of the rules alone", () => {
    for (const { input, output } of poj2975.samples) {
      const lines = output.trim().split("\n");
      const cases = [...poj2975.read(textReader(input))];
      expect(cases).toHaveLength(lines.length);
      for (const [index, heaps] of cases.entries()) {
        // Two equal heaps, of any size, are lost: whoever answers each move in the other heap moves last.
        const mirrored = heaps.length === 2 && heaps[0] === heaps[1];
        const wins = mirrored ? 0 : optionsByTheRules(heaps).filter(isP).length;
        expect(lines[index]).toBe(`${wins}`);
      }
    }
  });
});

function optionsByTheRules(heaps: Case): readonly Case[] {
  return heaps.flatMap((heap, index) =>
    Array.from({ length: heap }, (_, left) => heaps.with(index, left)),
  );
}
