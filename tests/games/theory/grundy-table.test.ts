import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heapRuleset } from "../../../src/games/rulesets/heap-ruleset.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { octal } from "../../../src/games/rulesets/octal.ts";
import { rulesetOf } from "../../../src/games/rulesets/find-game.ts";
import { grundyTable } from "../../../src/games/theory/grundy-table.ts";
import type { HeapRuleset } from "../../../src/games/theory/ruleset.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { subtractionSet } from "../../support/arbitraries.ts";
import { known, knownValues } from "../../support/known-values.ts";

/** The plain method: the same options without the law that the fast methods need. */
const plain = ({ name, heapOptions }: HeapRuleset, limit: number): readonly number[] =>
  grundyTable(heapRuleset({ name, heapOptions }), limit);

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

  test.each(knownValues.filter((row) => row.code !== undefined && row.misereP === undefined))(
    "$game, code $code, has its published values",
    ({ code = "", values }) => {
      expect(grundyTable(octal(code), values.length - 1)).toEqual(values);
      expect(plain(octal(code), values.length - 1)).toEqual(values);
    },
  );

  test.each(knownValues.filter((row) => row.id !== undefined))(
    "the library's $id has its published values",
    ({ id = "", values }) => {
      const ruleset = rulesetOf(id) as HeapRuleset;
      expect(grundyTable(ruleset, values.length - 1)).toEqual(values);
    },
  );

  test("values above 31 are not lost: subtract a square passes 31 at 8654", () => {
    const many = subtraction(Array.from({ length: 100 }, (_, root) => (root + 1) ** 2));
    const table = grundyTable(many, 9000);
    expect(table).toEqual(plain(many, 9000));
    expect(table.findIndex((value) => value > 31)).toBe(8654);
  });

  test("the table agrees with the search, and the fast method with the plain one", () => {
    fc.assert(
      fc.property(subtractionSet, (set) => {
        const ruleset = subtraction(set);
        const slow = plain(ruleset, 60);
        expect(grundyTable(ruleset, 60)).toEqual(slow);
        expect(slow.map((_, size) => grundyValue(ruleset, size))).toEqual(slow);
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
