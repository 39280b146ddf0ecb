import fc from "fast-check";
import { expect, test } from "vitest";
import { clip, describe as say } from "../../src/notebook/describe.ts";

const cycle: { self?: unknown } = {};
cycle.self = cycle;

test.each([
  [1, "1"],
  [-0, "-0"],
  ["a", "a"],
  [["a"], '["a"]'],
  [12n, "12n"],
  [null, "null"],
  [undefined, "undefined"],
  [[], "[]"],
  [{}, "{}"],
  [{ a: 1, "b c": [2] }, '{ a: 1, "b c": [2] }'],
  [new Map([[1, "x"]]), 'Map(1) { 1 => "x" }'],
  [new Set([1]), "Set(1) { 1 }"],
  [new Uint8Array([1, 2]), "Uint8Array(2) [1, 2]"],
  [function mex() {}, "[function mex]"],
  [class Heap extends Map {}, "[class Heap]"],
  [new RangeError("no"), "RangeError: no"],
  [cycle, "{ self: [cycle] }"],
  [
    {
      get a() {
        throw new Error("called");
      },
    },
    "{ a: [getter] }",
  ],
  [
    new Proxy(
      {},
      {
        ownKeys() {
          throw new Error("mine");
        },
      },
    ),
    "[a value that cannot be shown: mine]",
  ],
])("%# has a readable form", (value, text) => {
  expect(say(value)).toBe(text);
});

test("long lists end with the count of the rest", () => {
  expect(say(new Array<number>(2500).fill(7))).toMatch(/7, … 2,400 more\]$/);
});

test("a text that is cut says by how much, and its braces are no placeholders", () => {
  expect(clip("x".repeat(3000), 2)).toBe("xx… (2,998 more characters)");
  expect(clip("{n} {text}…", 5)).toBe("{n} {… (6 more characters)");
});

test("any value has a form, and it is never long", () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withMap: true, withSet: true, withTypedArray: true }),
      (value) => {
        expect(say(value).length).toBeLessThan(21_000);
      },
    ),
  );
});
