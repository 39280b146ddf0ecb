import { expect, test } from "vitest";
import { quoteToken } from "../../src/problems/token-reader.ts";

test.each([
  ["abc", '"abc"'],
  ["a\u0000b\u001b", '"a\\u0000b\\u001b"'],
  ['say "no"', '"say \\"no\\""'],
  ["三个石子", '"三个石子"'],
  ["x".repeat(21), `"${"x".repeat(20)}…"`],
  ["\u202Eabc", '"\\u202eabc"'],
  ["1\u00A01", '"1\\u00a01"'],
  ["1\u30001", '"1\\u30001"'],
])("%j is quoted on one line, with nothing invisible in it", (text, quoted) => {
  expect(quoteToken(new TextEncoder().encode(text))).toBe(quoted);
});

test("a character that is cut off at the end is left out; other bytes are shown one by one", () => {
  expect(quoteToken(new TextEncoder().encode("一二").subarray(0, 5))).toBe('"一"');
  expect(quoteToken(new Uint8Array([0x41, 0xff, 0x42]))).toBe('"AÿB"');
});
