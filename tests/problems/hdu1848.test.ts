import { describe, expect, test } from "vitest";
import { hdu1848 } from "../../src/problems/hdu1848/problem.ts";
import {
  fibonacciNumbers,
  heapValue,
  ruleset,
  type Case,
} from "../../src/problems/hdu1848/solve.ts";
import { byRules } from "../support/by-rules.ts";
import { badInputs, judge } from "../support/read-text.ts";
import { known } from "../support/known-values.ts";

const sizes = Array.from({ length: 1001 }, (_, size) => size);

describe("hdu1848", () => {
  test("there are 15 moves, and the Grundy values equal the published ones", () => {
    const { values, subtractionSet } = known("Fibonacci subtraction (HDU 1848)");
    expect(fibonacciNumbers(1000)).toEqual(subtractionSet);
    expect(ruleset.subtractionSet).toHaveLength(15);
    expect(sizes.slice(0, values.length).map(heapValue)).toEqual(values);
  });

  test("the largest Grundy value up to 1000 is 9", () => {
    expect(Math.max(...sizes.map(heapValue))).toBe(9);
  });

  test("verdicts and winning moves up to 2, 60 and 60 stones equal those of a search", () => {
    const check = byRules<Case, readonly number[]>(hdu1848, { options: optionsByTheRules });
    for (let m = 1; m <= 2; m++) {
      for (let n = 1; n <= 60; n++) for (let p = n; p <= 60; p++) check([m, n, p]);
    }
  });

  test.each(badInputs)(
    "%j gives the answers before the fault, and the fault",
    (input, output, fault) => {
      expect(judge(hdu1848, input)).toEqual({ output, fault });
      expect(judge(hdu1848, input, [1])).toEqual({ output, fault });
    },
  );
});

/** A move takes a Fibonacci number from one heap. */
function optionsByTheRules(heaps: readonly number[]): readonly (readonly number[])[] {
  const taken = [1, 2, 3, 5, 8, 13, 21, 34, 55];
  return heaps.flatMap((size, row) =>
    taken.filter((take) => take <= size).map((take) => heaps.with(row, size - take)),
  );
}
