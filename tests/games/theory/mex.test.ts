import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mex } from "../../../src/games/theory/mex.ts";
import { natural, notNatural } from "../../support/arbitraries.ts";
import { nimSum } from "../../../src/games/theory/nim-sum.ts";

describe("mex", () => {
  test("mex is not among the values, and everything less than it is", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12)), (values) => {
        const least = mex(values);
        expect(values).not.toContain(least);
        for (let less = 0; less < least; less++) expect(values).toContain(less);
      }),
    );
  });

  test("mex never exceeds the number of values, and any natural number may be one", () => {
    fc.assert(
      fc.property(fc.array(natural), (values) => {
        expect(mex(new Set(values))).toBeLessThanOrEqual(values.length);
      }),
    );
  });

  test("what is not a natural number is refused by name", () => {
    fc.assert(
      fc.property(notNatural, (value) => {
        expect(() => mex([0, value as number])).toThrow();
      }),
    );
    expect(() => mex([-3])).toThrow(
      new RangeError("Cannot find mex: value must be a non-negative integer, current value is -3"),
    );
    expect(() => mex(["3" as never])).toThrow(TypeError);
    expect(() => mex([2 ** 53])).toThrow(/at most 9007199254740991/);
  });
});

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
