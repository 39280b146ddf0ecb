import fc from "fast-check";
import { expect, test } from "vitest";
import { difference, type Part } from "../../../components/notebook/drafts/difference.ts";
import { showHidden } from "../../../src/kernel/show-hidden.ts";

const text = fc
  .array(fc.constantFrom("", "a", "b", "let c = 1;", "// d"), { maxLength: 30, size: "max" })
  .map((lines) => lines.join("\n"));

/** The lines of one of the texts, in order. */
const side = (parts: readonly Part[], without: "removed" | "added") =>
  parts.flatMap(({ kind, lines }) => (kind === without ? [] : lines)).join("\n");

test("each side of a difference is its text, whole and in order", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      for (const near of [3, Infinity]) {
        const parts = difference(before, after, near);
        expect(side(parts, "added")).toBe(before);
        expect(side(parts, "removed")).toBe(after);
      }
    }),
  );
});

test("lines in common stand once, between what only one text has", () => {
  expect(difference("a\nb\nc", "a\nB\nB2\nc")).toEqual([
    { kind: "same", lines: ["a"] },
    { kind: "removed", lines: ["b"] },
    { kind: "added", lines: ["B", "B2"] },
    { kind: "same", lines: ["c"] },
  ]);
});

test("texts that are all different, and long, are told apart without a search for likeness", () => {
  const lines = (letter: string) =>
    Array.from({ length: 50_000 }, (_, i) => `${letter}${i}`).join("\n");
  const parts = difference(lines("a"), lines("b"));
  expect(parts.map(({ kind }) => kind)).toEqual(["removed", "added"]);
  expect(parts.flatMap((part) => part.lines)).toHaveLength(100_000);
});

test("a text has no difference from itself", () => {
  expect(difference("a\nb", "a\nb")).toEqual([{ kind: "same", lines: ["a", "b"] }]);
});

test("only lines that are alike and far from a change are folded, at least two", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const folded = difference(before, after);
      for (const { kind, lines } of folded) {
        if (kind === "folded") expect(lines.length).toBeGreaterThan(1);
      }
      const changes = (all: readonly Part[]) =>
        all.filter(({ kind }) => kind === "removed" || kind === "added");
      expect(changes(folded)).toEqual(changes(difference(before, after, Infinity)));
    }),
  );
});

test("three lines around a change are not folded", () => {
  const before = Array.from({ length: 21 }, (_, i) => `line ${i}`);
  const after = before.with(10, "changed");
  const parts = difference(before.join("\n"), after.join("\n"));
  expect(parts.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["folded", 7],
    ["same", 3],
    ["removed", 1],
    ["added", 1],
    ["same", 3],
    ["folded", 7],
  ]);
});

test("characters that hide or turn others are shown by their code points", () => {
  expect(showHidden("a\u202eb\u200b\u0000\tc")).toBe("a‹U+202E›b‹U+200B›‹U+0000›\tc");
  expect(showHidden("let g = “é” + 'π';")).toBe("let g = “é” + 'π';");
});
