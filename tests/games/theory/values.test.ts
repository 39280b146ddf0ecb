import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulesetOf } from "../../../src/games/rulesets/find-game.ts";
import { heapRuleset } from "../../../src/games/rulesets/heap-ruleset.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { octal } from "../../../src/games/rulesets/octal.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { grundyTable } from "../../../src/games/theory/grundy-table.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { winningMoves, outcome } from "../../../src/games/theory/outcome.ts";
import type { Ruleset, HeapRuleset } from "../../../src/games/theory/ruleset.ts";
import { subtractionSet } from "../../support/arbitraries.ts";
import { known, knownValues } from "../../support/known-values.ts";

const misere = { misere: true };
const heaps = fc.array(fc.nat(4), { maxLength: 4 });

describe("outcome", () => {
  test("the sum of two P-positions is a P-position; that of a P- and an N-position is an N-position", () => {
    fc.assert(
      fc.property(subtractionSet, fc.nat(8), fc.nat(8), (set, a, b) => {
        const ruleset = subtraction(set);
        const [first, second] = [bruteForce(ruleset, a), bruteForce(ruleset, b)];
        if (first === "P" || second === "P") {
          expect(bruteForce(ruleset, [a, b])).toBe(first === second ? "P" : "N");
        }
      }),
    );
  });

  test("the outcome is that of the definition for any subtraction set and any sum", () => {
    fc.assert(
      fc.property(subtractionSet, heaps, (set, position) => {
        const ruleset = subtraction(set);
        expect(outcome(ruleset, position)).toBe(bruteForce(ruleset, position));
        expect(outcome(ruleset, position, misere)).toBe(bruteForce(ruleset, position, misere));
      }),
    );
  });

  test("a winning move in misère play may be a losing move in normal play", () => {
    expect(winningMoves(nim, [2, 1])).toEqual([[1, 1]]);
    expect(winningMoves(nim, [2, 1], misere)).toEqual([[0, 1]]);
  });

  test("winningMoves lists two moves to the same position once", () => {
    const twice = heapRuleset({
      name: "Twice",
      heapOptions: (size) => (size === 0 ? [] : [[size - 1], [size - 1]]),
    });
    expect(winningMoves(twice, 3)).toEqual([2]);
  });
});

describe("grundyValue", () => {
  test("a game of 30 000 moves does not overflow the stack", () => {
    const oneByOne = subtraction([1]);
    expect(grundyValue(oneByOne, 30_000)).toBe(0);
    expect(grundyValue(oneByOne, [29_999, 30_000])).toBe(1);
    expect(outcome(oneByOne, 30_000, { misere: true })).toBe("N");
  });

  test("a sum of a hundred heaps is not searched as a whole", () => {
    const heaps = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(grundyValue(nim, heaps)).toBe(100);
  });

  test("a game in which play never ends is rejected in both conventions", () => {
    const circle: Ruleset<number> = {
      name: "Circle",
      check: () => undefined,
      options: (position) => [(position + 1) % 3],
      key: (position) => position,
      print: String,
      parse: Number,
      say: () => "Step",
    };
    expect(() => grundyValue(circle, 0)).toThrow(
      new RangeError("Cannot find Grundy value: play must end, current play returns to 0"),
    );
    expect(() => outcome(circle, 0, { misere: true })).toThrow(RangeError);
  });

  test("a position with an invalid shape is rejected", () => {
    expect(() => grundyValue(nim, -3)).toThrow(
      new RangeError("Cannot read heap: size must be a non-negative integer, current value is -3"),
    );
    expect(() => grundyValue(nim, "3 4" as never)).toThrow(TypeError);
    expect(() => grundyValue(nim, [1, undefined] as never)).toThrow(TypeError);
  });
});

/** Computes the table from the same options without the law, which the fast methods require. */
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

  test("values above 31 are correct: Subtract a square first exceeds 31 at 8654", () => {
    const many = subtraction(Array.from({ length: 100 }, (_, root) => (root + 1) ** 2));
    const table = grundyTable(many, 9000);
    expect(table).toEqual(plain(many, 9000));
    expect(table.findIndex((value) => value > 31)).toBe(8654);
  });

  test("the fast method, the plain method and the search give the same values", () => {
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

  test("the table up to heap 0 is [0], and an invalid limit is rejected", () => {
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
