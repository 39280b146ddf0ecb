import fc from "fast-check";
import { expect, test } from "vitest";
import { clip, describe as say } from "../../src/notebook/describe.ts";
import { mimeBundle } from "../../src/notebook/mime-bundle.ts";
import { finalOutputs, type Output, displayedOutputs } from "../../src/notebook/output.ts";
import { tableData } from "../../src/notebook/outputs/table.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";

const shown = fc
  .string()
  .map((text): Output => ({ kind: "shown", bundle: { "text/plain": text } }));
const progress = fc.nat().map((done): Output => ({ kind: "progress", progress: { done } }));
const outputs = fc.array(fc.oneof(shown, progress));

test("standing keeps previous outputs until new ones replace them, with the last progress at the end", () => {
  fc.assert(
    fc.property(outputs, fc.array(shown), (now, before) => {
      const displayed = displayedOutputs(now, before);
      const fresh = now.filter(({ kind }) => kind === "shown");
      expect(displayed.slice(0, fresh.length)).toEqual(fresh);
      expect(finalOutputs(displayed)).toHaveLength(Math.max(fresh.length, before.length));
      const bars = now.filter(({ kind }) => kind === "progress");
      expect(displayed.filter(({ kind }) => kind === "progress")).toEqual(bars.slice(-1));
      if (bars.length > 0) expect(displayed.at(-1)).toEqual(bars.at(-1));
    }),
  );
});

test("lasting removes progress", () => {
  fc.assert(
    fc.property(outputs, (all) => {
      expect(finalOutputs(all)).toEqual(all.filter(({ kind }) => kind === "shown"));
    }),
  );
});

test("a MIME bundle keeps the text and omits the site's own media types", () => {
  const values = { values: [0], start: 0, cut: 0 };
  expect(
    mimeBundle(
      { "text/plain": "n = 0..0: 0", "application/vnd.grundy.sequence+json": values },
      "en",
    ),
  ).toEqual({ "text/plain": "n = 0..0: 0" });
});

test("a MIME bundle of a table includes HTML with escaped text", () => {
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

test("showHidden replaces invisible and bidirectional characters by their code points", () => {
  expect(showHidden("a\u202eb\u200b\u0000\tc")).toBe("a‹U+202E›b‹U+200B›‹U+0000›\tc");
  expect(showHidden("let g = “é” + 'π';")).toBe("let g = “é” + 'π';");
});

test.each(["\u3164", "\u115f", "\u2800", "\u034f", "\u17b4", "\u{e0101}", "\ufe0f"])(
  "showHidden replaces the invisible character %j by its code point",
  (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    expect(showHidden(`a${character}b`)).toBe(`a‹U+${code}›b`);
  },
);

test.each(["\u0310", "\u0e33", "\u0eb3", "\u{1f3fb}"])(
  "showHidden keeps a hundred characters of a run of %j",
  (character) => {
    const text = (count: number): string => `a${character.repeat(count)}b`;
    expect(showHidden(text(100))).toBe(text(100));
    expect(showHidden(text(66_000))).toBe(`a${character.repeat(100)}…b`);
  },
);

test("showHidden cuts words longer than 5,000 characters unless they are ASCII", () => {
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
])("describe returns a readable text of value %#", (value, text) => {
  expect(say(value)).toBe(text);
});

test("the text of a long list ends with the number of omitted items", () => {
  expect(say(new Array<number>(2500).fill(7))).toMatch(/7, … 2,400 more\]$/);
});

test("clip appends the number of omitted characters, and does not fill braces in the text", () => {
  expect(clip("x".repeat(3000), 2)).toBe("xx… (2,998 more characters)");
  expect(clip("{n} {text}…", 5)).toBe("{n} {… (6 more characters)");
});

test("describe returns a text of limited length for any value", () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withMap: true, withSet: true, withTypedArray: true }),
      (value) => {
        expect(say(value).length).toBeLessThan(21_000);
      },
    ),
  );
});
