import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nimSum } from "../../../src/games/theory/nim-sum.ts";
import { natural, notNatural } from "../../support/arbitraries.ts";

describe("nimSum", () => {
  test("the nim-sum is exact up to 2^53 − 1: it is the exclusive or of big integers", () => {
    fc.assert(
      fc.property(fc.array(natural), (values) => {
        const exact = values.reduce((sum, value) => sum ^ BigInt(value), 0n);
        expect(nimSum(values)).toBe(Number(exact));
      }),
    );
  });

  test("nim-addition is commutative and associative, and every number is its own negative", () => {
    fc.assert(
      fc.property(natural, natural, natural, (a, b, c) => {
        expect(nimSum([a, b])).toBe(nimSum([b, a]));
        expect(nimSum([nimSum([a, b]), c])).toBe(nimSum([a, nimSum([b, c])]));
        expect(nimSum([a, a])).toBe(0);
        expect(nimSum([a, 0])).toBe(a);
      }),
    );
  });

  test("what is not a natural number is refused by name", () => {
    fc.assert(
      fc.property(notNatural, (value) => {
        expect(() => nimSum([value as number])).toThrow();
      }),
    );
    expect(() => nimSum([1.5])).toThrow(
      new RangeError(
        "Cannot find nim-sum: value must be a non-negative integer, current value is 1.5",
      ),
    );
  });
});
