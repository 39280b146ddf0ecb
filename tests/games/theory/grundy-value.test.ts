import { describe, expect, test } from "vitest";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { outcome } from "../../../src/games/theory/outcome.ts";
import type { Ruleset } from "../../../src/games/theory/ruleset.ts";

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
