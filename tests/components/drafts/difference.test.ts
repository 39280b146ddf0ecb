import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { difference, foldSame } from "../../../components/notebook/drafts/difference.ts";
import { showHidden } from "../../../src/kernel/show-hidden.ts";

const text = fc
  .array(fc.constantFrom("", "a", "b", "let c = 1;", "// d"), { maxLength: 30, size: "max" })
  .map((lines) => lines.join("\n"));

/** The lines of one side, in order. */
const side = (rows: ReturnType<typeof difference>, which: "before" | "after") =>
  rows
    .flatMap((row) => {
      if (row.kind === "same") return [row.text];
      return row.kind === "other" ? (row[which] ?? []) : [];
    })
    .join("\n");

test("each side of a difference is its text, whole and in order", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = difference(before, after);
      expect(side(rows, "before")).toBe(before);
      expect(side(rows, "after")).toBe(after);
    }),
  );
});

test("texts with a line in common have it side by side", () => {
  expect(difference("a\nb\nc", "a\nB\nB2\nc")).toEqual([
    { kind: "same", text: "a" },
    { kind: "other", before: "b", after: "B" },
    { kind: "other", before: undefined, after: "B2" },
    { kind: "same", text: "c" },
  ]);
});

test("texts that are all different, and long, are told apart without a search for likeness", () => {
  const lines = (letter: string) =>
    Array.from({ length: 50_000 }, (_, i) => `${letter}${i}`).join("\n");
  const rows = difference(lines("a"), lines("b"));
  expect(rows).toHaveLength(50_000);
  expect(rows.every(({ kind }) => kind === "other")).toBe(true);
});

describe("folding", () => {
  test("hides only lines that are alike and far from a change, and counts them", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = difference(before, after);
        const folded = foldSame(rows);
        const counted = folded.map((row) => (row.kind === "folded" ? row.count : 1));
        expect(counted.reduce((sum, n) => sum + n, 0)).toBe(rows.length);
        expect(folded.filter(({ kind }) => kind === "other")).toEqual(
          rows.filter(({ kind }) => kind === "other"),
        );
      }),
    );
  });

  test("leaves three lines around a change", () => {
    const before = Array.from({ length: 21 }, (_, i) => `line ${i}`);
    const after = before.with(10, "changed");
    expect(
      foldSame(difference(before.join("\n"), after.join("\n"))).map(({ kind }) => kind),
    ).toEqual([
      "folded",
      ...Array<string>(3).fill("same"),
      "other",
      ...Array<string>(3).fill("same"),
      "folded",
    ]);
  });
});

test("characters that hide or turn others are shown by their code points", () => {
  expect(showHidden("a\u202eb\u200b\u0000\tc")).toBe("a‹U+202E›b‹U+200B›‹U+0000›\tc");
  expect(showHidden("let g = “é” + 'π';")).toBe("let g = “é” + 'π';");
});
