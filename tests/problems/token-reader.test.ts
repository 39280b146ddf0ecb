import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quoteToken } from "../../src/problems/token-reader.ts";
import { chunkedReader } from "../support/read-text.ts";

const utf8 = new TextEncoder();
const sizes = fc.array(fc.nat(7), { minLength: 1, maxLength: 5 }).map((some) => [...some, 1]);
const whiteSpace = fc
  .array(fc.constantFrom(" ", "\t", "\n", "\r\n", "\r", "\v", "\f"), { minLength: 1, maxLength: 3 })
  .map((some) => some.join(""));

function integers(text: string, chunkSizes?: readonly number[]): number[] {
  const reader = chunkedReader(utf8.encode(text), chunkSizes);
  const read: number[] = [];
  while (!reader.atEnd()) read.push(reader.integer("heapN", -(2 ** 53) + 1, 2 ** 53 - 1));
  expect(reader.bytes).toBe(utf8.encode(text).length);
  return read;
}

describe("TokenReader", () => {
  test("reads every safe integer, with any white space and any chunks", () => {
    const tokens = fc.array(fc.tuple(fc.maxSafeInteger(), whiteSpace));
    fc.assert(
      fc.property(tokens, fc.constantFrom("", "\uFEFF"), sizes, (pairs, mark, chunkSizes) => {
        const text = mark + pairs.flat().join("");
        expect(integers(text, chunkSizes)).toEqual(pairs.map(([value]) => value));
      }),
    );
  });

  test("ignores leading zeros, and reads -0 as 0", () => {
    expect(integers("007 -0 0")).toEqual([7, 0, 0]);
  });

  test("a fault has the line and the column of its token, as counted by an editor", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), whiteSpace)), sizes, (pairs, chunkSizes) => {
        const before = pairs.flat().join("");
        const reader = chunkedReader(utf8.encode(`${before}x`), chunkSizes);
        const lines = before.split(/\r\n|\r|\n/);
        expect(() => {
          for (;;) reader.integer("heapN", 0, 2 ** 53 - 1);
        }).toThrow(
          expect.objectContaining({
            message: 'expected a whole number for heap n, found "x"',
            line: lines.length,
            column: (lines.at(-1) ?? "").length + 1,
          }),
        );
        expect([reader.line, reader.column]).toEqual([
          lines.length,
          (lines.at(-1) ?? "").length + 1,
        ]);
      }),
    );
  });

  test("the fast methods give the same numbers, faults and places as reading small chunks", () => {
    const tokens = fc.constantFrom(
      "0",
      "-7",
      "12",
      "1000",
      "1001",
      "4294967296",
      "9".repeat(20),
      "x",
    );
    const texts = fc.array(fc.tuple(tokens, whiteSpace)).map((pairs) => pairs.flat().join(""));
    const readAll = (text: string, chunkSizes: readonly number[]): readonly unknown[] => {
      const reader = chunkedReader(utf8.encode(text), chunkSizes);
      const read: unknown[] = [];
      try {
        while (!reader.atEnd() || read.length === 0) {
          read.push(reader.integer("heapN", -7, 1000, 4294967296), reader.line, reader.column);
        }
      } catch (error) {
        read.push(error);
      }
      return read;
    };
    fc.assert(
      fc.property(whiteSpace, texts, sizes, (before, text, chunkSizes) => {
        const roomy = `${before}${text}${" ".repeat(64)}`;
        expect(readAll(roomy, [65_536])).toEqual(readAll(roomy, chunkSizes));
      }),
      { numRuns: 1000 },
    );
  });

  test("reject throws a fault at the place of the number that was read last", () => {
    fc.assert(
      fc.property(fc.integer(), whiteSpace, sizes, (value, space, chunkSizes) => {
        const reader = chunkedReader(utf8.encode(`\uFEFF1${space}${value}${space}`), chunkSizes);
        reader.integer("heapN", 1, 1);
        reader.atEnd();
        const [line, column] = [reader.line, reader.column];
        reader.integer("heapN", -(2 ** 31), 2 ** 31);
        const message = `the squares of a row must be different, found ${value} twice`;
        expect(() => reader.reject({ id: "rowSquareTwice", values: { square: value } })).toThrow(
          expect.objectContaining({ message, line, column }),
        );
      }),
    );
  });

  test("accepts a mark outside the range", () => {
    expect(chunkedReader(utf8.encode("0")).integer("heapN", 1, 9, 0)).toBe(0);
  });

  test("reads only as far as the requested number", () => {
    const reader = chunkedReader(utf8.encode("12 34 56"), [3]);
    reader.integer("heapN", 0, 99);
    expect(reader.bytes).toBe(2);
  });

  test("remains at the end of the input", () => {
    const reader = chunkedReader(utf8.encode("1\n"));
    reader.integer("heapN", 0, 9);
    reader.end("line0");
    expect(reader.atEnd()).toBe(true);
    expect(() => reader.integer("heapN", 0, 9)).toThrow(
      "the input ended where heap n was expected",
    );
  });
});

test.each([
  ["abc", '"abc"'],
  ["a\u0000b\u001b", '"a\\u0000b\\u001b"'],
  ['say "no"', '"say \\"no\\""'],
  ["三个石子", '"三个石子"'],
  ["x".repeat(21), `"${"x".repeat(20)}…"`],
  ["\u202Eabc", '"\\u202eabc"'],
  ["1\u00A01", '"1\\u00a01"'],
  ["1\u30001", '"1\\u30001"'],
])("quoteToken quotes %j on one line, with escapes for invisible characters", (text, quoted) => {
  expect(quoteToken(new TextEncoder().encode(text))).toBe(quoted);
});

test("quoteToken omits an incomplete character at the end and escapes an invalid byte", () => {
  expect(quoteToken(new TextEncoder().encode("一二").subarray(0, 5))).toBe('"一"');
  expect(quoteToken(new Uint8Array([0x41, 0xff, 0x42]))).toBe('"A\\ufffdB"');
});
