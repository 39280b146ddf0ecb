import fc from "fast-check";
import { expect, test } from "vitest";
import { difference, type Part } from "../../../components/cell/drafts/Version.tsx";
import { showHidden } from "../../../src/notebook/show-hidden.ts";

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
