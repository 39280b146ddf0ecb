import { describe, expect, test } from "vitest";
import { compileArticle } from "../support/article-module.ts";

const timeOf = (mdx: string) => compileArticle(mdx).reading;

describe("the time that an article takes", () => {
  test.each([
    ["words", "One two — *three* `four`.", 4, (4 * 60) / 180],
    ["a computed word", "{1 + 1} stones", 2, (2 * 60) / 180],
    ["formulas", "$a$\n\n$$\nb\n$$", 0, 11.5],
    ["a listing", "```ts\na\nb\n```", 0, 4],
    ["a cell with its output", "```ts cell\na\nb\n```", 0, 19],
    ["a check, of which the result is read", "```ts cell check\na\nb\n```", 0, 15],
    ["a board", '<Board game="nim" />', 0, 60],
    [
      "no program of the reader's",
      "<Solution>\n\n```ts cell solution\na\n```\n\n</Solution>",
      0,
      0,
    ],
    ["no exercise", "<Exercise>\n\nHow many stones?\n\n</Exercise>", 0, 0],
  ])("counts %s", (_, mdx, words, seconds) => {
    const { sections, folds } = timeOf(mdx);
    expect(sections).toHaveLength(1);
    expect(sections[0]?.words).toBe(words);
    expect(sections[0]?.seconds).toBeCloseTo(seconds);
    expect(folds).toEqual({ words: 0, seconds: 0 });
  });

  test("is counted for each section, and for folds apart", () => {
    const { sections, folds } = timeOf(
      'One.\n\n## Two words\n\n<Fold kind="more" title="T">\n\nIn a fold.\n\n### Deeper\n\n</Fold>\n\nAfter.\n\n## Last',
    );
    expect(sections.map(({ words }) => words)).toEqual([1, 3, 1]);
    expect(folds.words).toBe(4);
  });

  test("is told to each fold in minutes", () => {
    const cell = "```ts cell\na();\n```";
    const long = `<Fold kind="more" title="T">\n\n${"word ".repeat(540)}\n\n</Fold>`;
    const { code } = compileArticle(
      `${long}\n\n<Fold kind="proof" title="U">\n\n${cell}\n\nOne.\n\n</Fold>`,
    );
    expect(code).toContain("props.cells[0]");
    expect(code.match(/minutes: \d+/g)).toEqual(["minutes: 3", "minutes: 1"]);
  });
});
