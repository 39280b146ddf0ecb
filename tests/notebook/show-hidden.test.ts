import { expect, test } from "vitest";
import { showHidden } from "../../src/notebook/show-hidden.ts";

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
