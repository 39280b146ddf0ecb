import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mex, nimSum } from "../../../src/games/theory/numbers.ts";
import { nimProduct } from "../../../src/games/theory/nim-product.ts";
import { natural, notNatural } from "../../support/arbitraries.ts";
import { known } from "../../support/known-values.ts";

describe("mex", () => {
  test("the mex is not among the values, and every smaller number is", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12)), (values) => {
        const least = mex(values);
        expect(values).not.toContain(least);
        for (let less = 0; less < least; less++) expect(values).toContain(less);
      }),
    );
  });

  test("the mex is at most the number of values, and values may be any natural numbers", () => {
    fc.assert(
      fc.property(fc.array(natural), (values) => {
        expect(mex(new Set(values))).toBeLessThanOrEqual(values.length);
      }),
    );
  });

  test("rejects a value that is not a natural number, and names it", () => {
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
  test("is the exclusive or of bigints, exact up to 2^53 − 1", () => {
    fc.assert(
      fc.property(fc.array(natural), (values) => {
        const exact = values.reduce((sum, value) => sum ^ BigInt(value), 0n);
        expect(nimSum(values)).toBe(Number(exact));
      }),
    );
  });

  test("is commutative and associative, and every number is its own inverse", () => {
    fc.assert(
      fc.property(natural, natural, natural, (a, b, c) => {
        expect(nimSum([a, b])).toBe(nimSum([b, a]));
        expect(nimSum([nimSum([a, b]), c])).toBe(nimSum([a, nimSum([b, c])]));
        expect(nimSum([a, a])).toBe(0);
        expect(nimSum([a, 0])).toBe(a);
      }),
    );
  });

  test("rejects a value that is not a natural number, and names it", () => {
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

/** 2^1, 2^2, 2^4, 2^8, 2^16 and 2^32: the integers below each form a field. */
const orders = [1, 2, 4, 8, 16, 32].map((bits) => 2 ** bits);
const factor = fc.oneof(
  ...orders.map((order) => fc.integer({ min: 0, max: order - 1 })),
  fc.constantFrom(...Array.from({ length: 32 }, (_, bit) => 2 ** bit)),
);

/** Returns the products of all pairs below a bound, by the definition alone. */
function byDefinition(bound: number): number[][] {
  const table: number[][] = [];
  for (let a = 0; a < bound; a++) {
    const row: number[] = (table[a] = []);
    for (let b = 0; b < bound; b++) {
      const smaller = Array.from(
        { length: a },
        (_, x) =>
        Array.from({ length: b }, (_, y) => (table[x]?.[b] ?? 0) ^ (row[y] ?? 0) ^ (table[x]?.[y] ?? 0)), // prettier-ignore
      );
      row[b] = mex(smaller.flat());
    }
  }
  return table;
}

const tableOf = (bound: number): number[][] =>
  Array.from({ length: bound }, (_, a) =>
    Array.from({ length: bound }, (_, b) => nimProduct(a, b)),
  );

test("the nim-product is the mex of its definition, and has the published values", () => {
  expect(tableOf(40)).toEqual(byDefinition(40));
  expect(tableOf(16)).toEqual(known("Nim multiplication table").table);
});

describe("nimProduct", () => {
  test("is commutative, associative and distributive over the nim-sum", () => {
    fc.assert(
      fc.property(factor, factor, factor, (a, b, c) => {
        expect(nimProduct(a, b)).toBe(nimProduct(b, a));
        expect(nimProduct(a, nimProduct(b, c))).toBe(nimProduct(nimProduct(a, b), c));
        const sum = nimSum([nimProduct(a, b), nimProduct(a, c)]);
        expect(nimProduct(a, nimSum([b, c]))).toBe(sum);
      }),
    );
  });

  test("of a Fermat 2-power F and a smaller number is the ordinary product; F ⊗ F = 3F/2", () => {
    for (const power of orders.slice(0, 5)) {
      expect(nimProduct(power, power)).toBe(1.5 * power);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: power - 1 }), (less) => {
          expect(nimProduct(less, power)).toBe(less * power);
        }),
      );
    }
  });

  test("rejects a factor that is not an integer below 2^32", () => {
    const outside = fc.oneof(
      notNatural,
      fc.integer({ min: 2 ** 32, max: Number.MAX_SAFE_INTEGER }),
    );
    fc.assert(
      fc.property(outside, (value) => {
        expect(() => nimProduct(1, value as number)).toThrow();
      }),
    );
    expect(() => nimProduct(2 ** 32, 1)).toThrow("factor must be less than 2^32");
  });
});
