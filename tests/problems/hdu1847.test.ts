import { describe, expect, test } from "vitest";
import { hdu1847 } from "../../src/problems/hdu1847/problem.ts";
import { heapValue } from "../../src/problems/hdu1847/solve.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { known } from "../support/known-values.ts";
import { rulesAlone } from "../support/wins-by-rules.ts";

const isP = rulesAlone(optionsByTheRules);
const heaps = Array.from({ length: 1001 }, (_, heap) => heap);

describe("hdu1847", () => {
  test("every heap up to 1000 is decided, and won, as the rules alone say", () => {
    for (const heap of heaps) {
      expect(hdu1847.solve(heap)).toBe(isP(heap) ? "second" : "first");
      const left = explainInEnglish(hdu1847, heap).winningMoves.map(({ after }) =>
        Number(after.value),
      );
      expect(left).toEqual(optionsByTheRules(heap).filter(isP));
    }
  });

  test("the values are the published ones", () => {
    const { values } = known("Subtract a power of 2");
    expect(heaps.slice(0, values.length).map(heapValue)).toEqual(values);
  });
});

function optionsByTheRules(heap: number): readonly number[] {
  const powers = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
  return powers.filter((power) => power <= heap).map((power) => heap - power);
}
