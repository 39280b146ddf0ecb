import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heapRuleset } from "../../../src/games/rulesets/heap-ruleset.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { outcome } from "../../../src/games/theory/outcome.ts";
import { winningMoves } from "../../../src/games/theory/moves.ts";
import { subtractionSet } from "../../support/arbitraries.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import type { Ruleset } from "../../../src/games/theory/ruleset.ts";

const misere = { misere: true };
const heaps = fc.array(fc.nat(4), { maxLength: 4 });

describe("outcome", () => {
  test("a sum of two P-positions is a P-position; of a P- and an N-position, an N-position", () => {
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

  test("the outcome is what the definition says, for any subtraction set and any sum", () => {
    fc.assert(
      fc.property(subtractionSet, heaps, (set, position) => {
        const ruleset = subtraction(set);
        expect(outcome(ruleset, position)).toBe(bruteForce(ruleset, position));
        expect(outcome(ruleset, position, misere)).toBe(bruteForce(ruleset, position, misere));
      }),
    );
  });

  test("a winning move in misère play may be a losing one in normal play", () => {
    expect(winningMoves(nim, [2, 1])).toEqual([[1, 1]]);
    expect(winningMoves(nim, [2, 1], misere)).toEqual([[0, 1]]);
  });

  test("two moves to the same position are one winning move", () => {
    const twice = heapRuleset({
      name: "Twice",
      heapOptions: (size) => (size === 0 ? [] : [[size - 1], [size - 1]]),
    });
    expect(winningMoves(twice, 3)).toEqual([2]);
  });
});

describe("grundyValue", () => {
  test("a game of 100 000 moves does not overflow the stack", () => {
    const oneByOne = subtraction([1]);
    expect(grundyValue(oneByOne, 100_000)).toBe(0);
    expect(grundyValue(oneByOne, [99_999, 100_000])).toBe(1);
    expect(outcome(oneByOne, 100_000, { misere: true })).toBe("N");
  });

  test("a sum of a hundred heaps costs no more than its heaps", () => {
    const heaps = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(grundyValue(nim, heaps)).toBe(100);
  });

  test("play that never ends is refused, in both conventions", () => {
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

  test("a position of another shape is refused", () => {
    expect(() => grundyValue(nim, -3)).toThrow(
      new RangeError("Cannot read heap: size must be a non-negative integer, current value is -3"),
    );
    expect(() => grundyValue(nim, "3 4" as never)).toThrow(TypeError);
    expect(() => grundyValue(nim, [1, undefined] as never)).toThrow(TypeError);
  });
});
