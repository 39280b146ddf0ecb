import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heapRuleset } from "../../src/rulesets/heap-ruleset.ts";
import { nim } from "../../src/rulesets/nim.ts";
import { subtraction } from "../../src/rulesets/subtraction.ts";
import { grundyTable } from "../../src/theory/grundy-table.ts";
import { grundyValue } from "../../src/theory/grundy-value.ts";
import { subtractionSet } from "../support/arbitraries.ts";
import { known, knownValues } from "../support/known-values.ts";

const squares = Array.from({ length: 20 }, (_, root) => (root + 1) ** 2);

describe("grundyTable", () => {
  test.each(knownValues.filter((row) => row.subtractionSet !== undefined))(
    "$game has its published values",
    ({ subtractionSet: set = [], values }) => {
      expect(grundyTable(subtraction(set), values.length - 1)).toEqual(values);
    },
  );

  test("Subtract a square has its published values", () => {
    const { values } = known("Subtract a square");
    expect(grundyTable(subtraction(squares), values.length - 1)).toEqual(values);
  });

  test("a heap that splits has its published values: Kayles", () => {
    const kayles = heapRuleset({ name: "Kayles", heapOptions: knockDown });
    const { values } = known("Kayles");
    expect(grundyTable(kayles, values.length - 1)).toEqual(values);
    expect(values.map((_, size) => grundyValue(kayles, size))).toEqual(values);
  });

  test("the table agrees with the search, and the fast road with the plain one", () => {
    fc.assert(
      fc.property(subtractionSet, (set) => {
        const ruleset = subtraction(set);
        const { name, heapOptions } = ruleset;
        const plain = grundyTable(heapRuleset({ name, heapOptions }), 60);
        expect(grundyTable(ruleset, 60)).toEqual(plain);
        expect(plain.map((_, size) => grundyValue(ruleset, size))).toEqual(plain);
      }),
      { numRuns: 50 },
    );
  });

  test("the table of the heap 0 alone is [0], and a bad limit is refused", () => {
    expect(grundyTable(nim, 0)).toEqual([0]);
    expect(() => grundyTable(nim, -1)).toThrow(
      new RangeError(
        "Cannot fill Grundy table: limit must be a non-negative integer, current value is -1",
      ),
    );
    expect(() => grundyTable(nim, 10_000_001)).toThrow(RangeError);
    expect(() => grundyTable(nim, "5" as never)).toThrow(TypeError);
  });
});

/** Kayles: knock down one pin or two neighbours, which may leave two rows. */
function knockDown(size: number): readonly (readonly number[])[] {
  return [1, 2].flatMap((pins) =>
    Array.from({ length: Math.max(0, size - pins + 1) }, (_, left) => [left, size - pins - left]),
  );
}
