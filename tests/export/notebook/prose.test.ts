import { describe, expect, test } from "vitest";
import type { Article } from "../../../src/articles/articles.ts";
import { markdown } from "../../../src/export/notebook/markdown.ts";
import { proseBlocks } from "../../../src/export/notebook/notebook.ts";
import { words } from "../../../src/i18n/words.ts";
import { compileArticle } from "../../support/article-module.ts";

const page = "https://example.org/foundations/mex/";
const { takeAway } = words("en");
const articles: readonly Article[] = [];

const convert = (mdx: string, anchor?: string): string =>
  markdown(
    proseBlocks(compileArticle(mdx).prose, {
      page,
      anchor,
      language: "en",
      pageLanguage: "en",
      articles,
    }),
  );

describe("in Markdown", () => {
  test.each([
    ["a formula is its TeX", "Let $a < b_1$ be", "Let $a < b_1$ be"],
    ["marks behind a formula stay behind it", "So $a, b$.” Then", "So $a, b$.” Then"],
    [
      "a displayed formula has lines of its own",
      "So\n\n$$\na \\\\\n& b\n$$",
      "So\n\n$$\na \\\\\n& b\n$$",
    ],
    ["a dollar sign is no formula", '{"5 $ and 6 $"}', "5 \\$ and 6 \\$"],
    ["a star is no emphasis", '{"2 * 3 * 4"} = *24*', "2 \\* 3 \\* 4 = *24*"],
    ["a number at the beginning numbers no list", "{1}. Then", "1\\. Then"],
    ["a paragraph is a line", "One\ntwo $a\nb$", "One two $a b$"],
    [
      "a theorem is a quotation with its head",
      '<Theorem n={1} title="all">\n\nAll is `well`.\n\nTruly.\n\n</Theorem>',
      "> **Theorem 1 (all).** All is `well`.\n>\n> Truly.",
    ],
    [
      "a lemma is called so",
      '<Theorem n={2} kind="lemma">\n\nA.\n\n</Theorem>',
      "> **Lemma 2.** A.",
    ],
    [
      "a definition names its term",
      '<Definition term="mex">\n\nThe least.\n\n</Definition>',
      "> **Definition (mex).** The least.",
    ],
    [
      "a head has a paragraph of its own where none follows",
      '<Pitfall title="Too few" id="few">\n\n- one\n\n</Pitfall>',
      "> **Too few.**\n>\n> - one",
    ],
    [
      "a proof begins and ends with its marks",
      "<Proof>\n\nOne.\n\nTwo.\n\n</Proof>",
      "*Proof.* One.\n\nTwo. ∎",
    ],
    [
      "a proof that ends in a formula has its mark after it",
      "<Proof>\n\nSo\n\n$$\nx\n$$\n\n</Proof>",
      "*Proof.* So\n\n$$\nx\n$$\n\n∎",
    ],
    [
      "a summary is a quotation with its title",
      '<Summary title="Heaps">\n\nAdd.\n\n</Summary>',
      "> **Heaps**\n>\n> Add.",
    ],
    [
      "a hint is folded",
      "<Hint>\n\nGo *up*.\n\n</Hint>",
      "<details>\n<summary>Hint</summary>\n\nGo *up*.\n\n</details>",
    ],
    [
      "what stands on the line of its tag is a paragraph too",
      "<Answer>It is {6 * 7}.</Answer>",
      "<details>\n<summary>Answer</summary>\n\nIt is 42.\n\n</details>",
    ],
    ["a listing is fenced code", "```cpp\nint a;\n  a < 1;\n```", "```cpp\nint a;\n  a < 1;\n```"],
    ["a table is a table", "| n |\n| - |\n| 1 |", "| n |\n| - |\n| 1 |"],
    ["computed code is code", 'The row <code>{[".", "X"].join("")}</code>', "The row `.X`"],
    [
      "a name in another language is a name",
      'It is <span lang="zh">巴什博弈</span>.',
      "It is 巴什博弈.",
    ],
    [
      "a link has its full address",
      '<PageLink to="problems">all</PageLink> <PageLink to="foundations/bouton#nim">Nim</PageLink> [out](https://example.com/a)',
      "[all](https://example.org/problems/) [Nim](https://example.org/foundations/bouton/#nim) [out](https://example.com/a)",
    ],
    [
      "a term leads to the glossary",
      'Some <Term of="option">options</Term> and <Term>mex</Term>',
      "Some [options](https://example.org/reference/glossary/#option) and [mex](https://example.org/reference/glossary/#mex)",
    ],
    [
      "an exercise has its level, and a pointer to its field",
      '<Exercise n={2} level="middle">\n\nWhy?\n\n<Check answer={3} />\n\n</Exercise>',
      `### Exercise 2 (medium)\n\nWhy?\n\n[${takeAway.check}](${page}#exercise-2)`,
    ],
    ["a solver is a pointer to it", '<SolverPanel problem="x" />', `[${takeAway.solver}](${page})`],
    [
      "a board is a pointer under its caption",
      '<Board game="nim" position="3">\n\nThree.\n\n</Board>',
      `Three.\n\n[${takeAway.figure}](${page})`,
    ],
    ["cells are left out", "a\n\n```ts cell\n1\n```", "a"],
  ])("%s", (_, mdx, expected) => {
    expect(convert(mdx)).toBe(expected);
  });

  test("a figure to play with is a pointer to its section", () => {
    const expected = `[${takeAway.figure}](${page}#the-rule)`;
    expect(convert("<MexPlay start={[0, 1]} />", "the-rule")).toBe(expected);
  });

  test("a file is fenced code under its name and its standard", () => {
    const shown = convert('<Listing file="hdu1847/listings/remainder.cpp" />');
    expect(shown).toMatch(
      /^`remainder\.cpp` \(C\+\+11\)\n\n```cpp\n\/\/ C\+\+11\. HDU 1847: [^]*\n\}\n```$/,
    );
  });

  test("a judge is a list of what is known, with what the article adds, and the samples", () => {
    const shown = convert('<JudgeBox problem="hdu1536">\n\nAny order.\n\n</JudgeBox>');
    expect(shown).toMatch(
      /^\*\*At the judge\*\*\n\n- Judge: \[HDU 1536\]\([^)]+\)\n- Also at: \[POJ 2960\]\([^)]+\), \[HDU 1944\]/,
    );
    expect(shown).toContain("\n\nAny order.\n\nSample: input\n\n```\n2 2 5\n3\n");
    expect(shown).toMatch(/An example of ours: output\n\n```\nLWW\nWL\n```$/);
  });

  test("known mistakes are a list of them, and a pointer to what shows each", () => {
    const shown = convert('<KnownMistakes problem="hdu1848" />');
    expect(shown).toMatch(
      /^- \*\*The marks are not cleared\.\*\* The marks say [^]+\n- \*\*A move/,
    );
    expect(shown.endsWith(`\n\n[${takeAway.mistakes}](${page})`)).toBe(true);
  });

  test("a hint among several has its number", () => {
    expect(convert("<Hints>\n<Hint n={2}>\n\nUp.\n\n</Hint>\n</Hints>")).toBe(
      "<details>\n<summary>Hint 2</summary>\n\nUp.\n\n</details>",
    );
  });

  test("the reference lists name everything that they list", () => {
    expect(convert("<GlossaryList />")).toContain(
      "[mex](https://example.org/reference/glossary/#mex) ",
    );
    expect(convert('<Exports names="mex show.table" />')).toBe(
      "- [mex](https://example.org/reference/library/#mex)\n- [show.table](https://example.org/reference/library/#show.table)",
    );
    expect(convert('<SourceList of="works" />')).toContain(
      "(https://doi.org/10.2307/1967631), Annals",
    );
    expect(convert("<FurtherProblems />")).toMatch(
      /^1\. HDU 1846 \(easy\): \[Brave Game\]\(https:/,
    );
  });

  test("a tag that no author has is refused", () => {
    expect(() => convert("<Unknown />")).toThrow(
      /must be one of PageLink, .*, current value is Unknown/,
    );
  });
});
