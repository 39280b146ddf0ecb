import fc from "fast-check";
import { expect, test } from "vitest";
import { clip, describe as say } from "../../src/notebook/describe.ts";
import { mimeBundle } from "../../src/notebook/mime-bundle.ts";
import { lasting, type Output, standing } from "../../src/notebook/output.ts";
import { tableData } from "../../src/notebook/outputs/table.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";

const shown = fc
  .string()
  .map((text): Output => ({ kind: "shown", bundle: { "text/plain": text } }));
const progress = fc.nat().map((done): Output => ({ kind: "progress", progress: { done } }));
const outputs = fc.array(fc.oneof(shown, progress));

test("while a cell runs again nothing goes before it is shown anew, and the last progress ends it", () => {
  fc.assert(
    fc.property(outputs, fc.array(shown), (now, before) => {
      const there = standing(now, before);
      const fresh = now.filter(({ kind }) => kind === "shown");
      expect(there.slice(0, fresh.length)).toEqual(fresh);
      expect(lasting(there)).toHaveLength(Math.max(fresh.length, before.length));
      const bars = now.filter(({ kind }) => kind === "progress");
      expect(there.filter(({ kind }) => kind === "progress")).toEqual(bars.slice(-1));
      if (bars.length > 0) expect(there.at(-1)).toEqual(bars.at(-1));
    }),
  );
});

test("progress does not outlast its run", () => {
  fc.assert(
    fc.property(outputs, (all) => {
      expect(lasting(all)).toEqual(all.filter(({ kind }) => kind === "shown"));
    }),
  );
});

test("text stays text, and data of the site's own is left out", () => {
  const values = { values: [0], start: 0, cut: 0 };
  expect(
    mimeBundle(
      { "text/plain": "n = 0..0: 0", "application/vnd.grundy.sequence+json": values },
      "en",
    ),
  ).toEqual({ "text/plain": "n = 0..0: 0" });
});

test("a table is HTML too, and what looks like HTML in it is text", () => {
  const data = tableData([{ n: 1, "a & b": '<b onclick="x">' }], { caption: "<i>" });
  const bundle = mimeBundle({ "text/plain": "", "application/vnd.grundy.table+json": data }, "en");
  expect(bundle["text/html"]?.split("\n")).toEqual([
    "<table>",
    "<caption>&lt;i&gt;</caption>",
    '<thead><tr><th style="text-align: right">n</th><th style="text-align: left">a &amp; b</th></tr></thead>',
    "<tbody>",
    '<tr><td style="text-align: right">1</td><td style="text-align: left">&lt;b onclick=&quot;x&quot;&gt;</td></tr>',
    "</tbody>",
    "</table>",
  ]);
});

test("characters that hide or turn others are shown by their code points", () => {
  expect(showHidden("a\u202eb\u200b\u0000\tc")).toBe("a‹U+202E›b‹U+200B›‹U+0000›\tc");
  expect(showHidden("let g = “é” + 'π';")).toBe("let g = “é” + 'π';");
});

test.each(["\u3164", "\u115f", "\u2800", "\u034f", "\u17b4", "\u{e0101}", "\ufe0f"])(
  "%j, which draws nothing, is shown by its code point",
  (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    expect(showHidden(`a${character}b`)).toBe(`a‹U+${code}›b`);
  },
);

test.each(["\u0310", "\u0e33", "\u0eb3", "\u{1f3fb}"])(
  "of a run of %j a hundred are drawn",
  (character) => {
    const text = (count: number): string => `a${character.repeat(count)}b`;
    expect(showHidden(text(100))).toBe(text(100));
    expect(showHidden(text(66_000))).toBe(`a${character.repeat(100)}…b`);
  },
);

test("words longer than 5,000 characters are cut, unless they are ASCII", () => {
  const [arabic, ascii] = ["\u0628".repeat(70_000), "x".repeat(70_000)];
  expect(showHidden(`${arabic} ${ascii}`)).toBe(`${"\u0628".repeat(5000)}… ${ascii}`);
});

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
