import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rowChessRows } from "../../../src/games/rulesets/row-chess.ts";
import { octal } from "../../../src/games/rulesets/octal.ts";
import { wythoff, wythoffPair } from "../../../src/games/rulesets/wythoff.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { known } from "../../support/known-values.ts";

describe("Wythoff's game", () => {
  test("the Grundy values are the published ones", () => {
    const { table = [] } = known("Wythoff table");
    expect(table.map((row, a) => row.map((_, b) => grundyValue(wythoff, [a, b])))).toEqual(table);
  });

  test("the pairs of wythoffPair are the zeros of the table, in order", () => {
    const sizes = Array.from({ length: 60 }, (_, size) => size);
    const zeros = sizes.flatMap((a) =>
      sizes.slice(a).flatMap((b) => (grundyValue(wythoff, [a, b]) === 0 ? [[a, b]] : [])),
    );
    expect(zeros).toEqual(zeros.map((_, k) => wythoffPair(BigInt(k)).map(Number)));
    expect(zeros).toHaveLength(23);
  });

  test("wythoffPair is exact for k of any length: a(b) = a + b for every pair (a, b)", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1n << 200n }), (k) => {
        const [a, b] = wythoffPair(k);
        expect(b - a).toBe(k);
        expect(wythoffPair(b)[0]).toBe(a + b);
      }),
    );
    expect(wythoff.claimOutcome([165580140, 267914295])).toBe("P");
    expect(Math.floor((102334155 * (1 + Math.sqrt(5))) / 2)).not.toBe(165580140);
  });
});

test("the terms of a claim about rows name the row of each value", () => {
  expect(rowChessRows(4).claimTerms?.([0b1100, 0b0101])).toMatchObject([
    { place: [1], value: 0 },
    { place: [2], value: 1 },
  ]);
});

test.each(["1.7", "0.8g", "077", "4.[]", "", "0.[7", "0.7 "])("octal rejects %j", (code) => {
  expect(() => octal(code)).toThrow(RangeError);
});
