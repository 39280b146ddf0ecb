import { describe, expect, test } from "vitest";
import { hdu1847 } from "../../src/problems/hdu1847/index.ts";
import { heapValue } from "../../src/problems/hdu1847/solve.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { known } from "../support/known-values.ts";
import { rulesAlone } from "../support/rules-alone.ts";

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

  test("the sample's answers are those of the rules alone", () => {
    for (const { input, output } of hdu1847.samples) {
      const answers = input
        .trim()
        .split("\n")
        .map((heap) => (isP(Number(heap)) ? "Cici" : "Kiki"));
      expect(answers.map((answer) => `${answer}\n`).join("")).toBe(output);
    }
  });

  test("the values are the published ones", () => {
    const { values } = known("Subtract a power of 2");
    expect(heaps.slice(0, values.length).map(heapValue)).toEqual(values);
  });

  test("an explanation is plain data", () => {
    const before = { value: "4", grundy: 1 };
    const explanation = explainInEnglish(hdu1847, 4);
    expect(explanation).toEqual({
      rows: [{ label: "heap n", ...before }],
      nimSum: 1,
      winner: "first",
      verdict: "Kiki",
      winningMoves: [
        { say: "Take 1", row: 0, before, after: { value: "3", grundy: 0 } },
        { say: "Take 4", row: 0, before, after: { value: "0", grundy: 0 } },
      ],
    });
    expect(structuredClone(explanation)).toEqual(explanation);
  });
});

function optionsByTheRules(heap: number): readonly number[] {
  const powers = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
  return powers.filter((power) => power <= heap).map((power) => heap - power);
}
