import fc from "fast-check";
import { expect, test } from "vitest";
import { difference } from "../../../components/notebook/drafts/difference.ts";
import { showHidden } from "../../../src/kernel/show-hidden.ts";

const text = fc
  .array(fc.constantFrom("", "a", "b", "let c = 1;", "// d"), { maxLength: 30, size: "max" })
  .map((lines) => lines.join("\n"));

/** The lines of one of the texts, in order. */
const side = (rows: ReturnType<typeof difference>, without: "removed" | "added") =>
  rows
    .flatMap((row) => (row.kind === "folded" || row.kind === without ? [] : [row.text]))
    .join("\n");

test("each side of a difference is its text, whole and in order", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = difference(before, after, Infinity);
      expect(side(rows, "added")).toBe(before);
      expect(side(rows, "removed")).toBe(after);
    }),
  );
});

test("lines in common stand once, between what only one text has", () => {
  expect(difference("a\nb\nc", "a\nB\nB2\nc")).toEqual([
    { kind: "same", text: "a" },
    { kind: "removed", text: "b" },
    { kind: "added", text: "B" },
    { kind: "added", text: "B2" },
    { kind: "same", text: "c" },
  ]);
});

test("texts that are all different, and long, are told apart without a search for likeness", () => {
  const lines = (letter: string) =>
    Array.from({ length: 50_000 }, (_, i) => `${letter}${i}`).join("\n");
  const rows = difference(lines("a"), lines("b"));
  expect(rows).toHaveLength(100_000);
  expect(rows.some(({ kind }) => kind === "same")).toBe(false);
});

test("a text has no difference from itself", () => {
  expect(difference("a\nb", "a\nb")).toEqual([
    { kind: "same", text: "a" },
    { kind: "same", text: "b" },
  ]);
});

test("only lines that are alike and far from a change are folded, and they are counted", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = difference(before, after, Infinity);
      const folded = difference(before, after);
      const counted = folded.map((row) => (row.kind === "folded" ? row.count : 1));
      expect(counted.reduce((sum, n) => sum + n, 0)).toBe(rows.length);
      const changes = (all: typeof rows) =>
        all.filter(({ kind }) => kind === "removed" || kind === "added");
      expect(changes(folded)).toEqual(changes(rows));
    }),
  );
});

test("three lines around a change are not folded", () => {
  const before = Array.from({ length: 21 }, (_, i) => `line ${i}`);
  const after = before.with(10, "changed");
  expect(difference(before.join("\n"), after.join("\n")).map(({ kind }) => kind)).toEqual([
    "folded",
    ...["same", "same", "same"],
    "removed",
    "added",
    ...["same", "same", "same"],
    "folded",
  ]);
});

test("characters that hide or turn others are shown by their code points", () => {
  expect(showHidden("a\u202eb\u200b\u0000\tc")).toBe("a‹U+202E›b‹U+200B›‹U+0000›\tc");
  expect(showHidden("let g = “é” + 'π';")).toBe("let g = “é” + 'π';");
});
