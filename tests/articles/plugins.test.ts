import { describe, expect, test } from "vitest";
import { splitAtNames } from "../../src/articles/no-break-plugin.ts";
import { articleCells, compileArticle } from "../support/articles.ts";

describe("an article's module", () => {
  test("exports its cells, and passes one of them to each Cell tag", () => {
    const mdx =
      "One.\n\n```ts cell\na();\n```\n\n```ts\nb();\n```\n\n- ```ts cell folded\n  c();\n  ```\n";
    const { cells, code } = compileArticle(mdx);
    expect(cells).toEqual([
      {
        number: 1,
        code: "a();",
        language: "ts",
        folded: false,
        check: false,
        throws: false,
        line: 4,
      },
      {
        number: 2,
        code: "c();",
        language: "ts",
        folded: true,
        check: false,
        throws: false,
        line: 12,
      },
    ]);
    expect(code.match(/props\.cells\[\d\]/g)).toEqual(["props.cells[0]", "props.cells[1]"]);
  });
});

test("activity times count boards outside folds, and exercises by level and kind", () => {
  const board = '<Board game="nim" position="1 2" />';
  const exercise = (level: string, inside = "") =>
    `<Exercise n={1} level="${level}">\n\n${board}\n\n${inside}\n\n</Exercise>`;
  const code = '<CodeExercise task="mex"></CodeExercise>';
  const fold = `<Fold kind="more">\n\n${board}\n\n</Fold>`;
  const mdx = [board, fold, exercise("easy"), exercise("hard", code), board].join("\n\n");
  const { times } = compileArticle(mdx);
  expect(times).toEqual({ playing: 2 * 60, exercises: 90 + 300 + 180 });
});

test("a cell in C++ or Python becomes a Listing, and is not numbered as a cell", () => {
  const mdx = '```cpp cell stdin="1\\n2"\nint main() {}\n```\n\n```python cell\nprint()\n```\n';
  const { cells, code } = compileArticle(mdx);
  expect(cells).toEqual([]);
  expect(code).toContain('lang: "cpp"');
  expect(code).toContain('code: "int main() {}"');
  expect(code).toContain(String.raw`input: "1\n2"`);
  expect(code).toContain('input: ""');
});

test("cells are numbered in page order, solutions after all others", () => {
  const cell = (code: string, flags = ""): string => `\`\`\`ts cell${flags}\n${code}\n\`\`\`\n`;
  const text = ["# Title", cell("a", " solution"), cell("b"), cell("c", " solution"), cell("d")];
  const cells = articleCells(text.join("\n"));
  expect(cells.map(({ number, code, line }) => [number, code, line])).toEqual([
    [1, "b", 7],
    [2, "d", 15],
    [3, "a", 3],
    [4, "c", 11],
  ]);
  expect(cells.map(({ solution }) => solution)).toEqual([undefined, undefined, true, true]);
});

test.each([
  ["", []],
  ["<Exercise n={1}>\n\nWhy?\n\n</Exercise>", []],
  ['<Exercise n={1} level="easy">\n\n<Check answer={2} />\n\n</Exercise>', [1]],
  [
    '<Exercise level="hard" n={12}>\n\n<CheckPosition ask="move" game="Nim" position="1" />\n\n</Exercise>',
    [12],
  ],
  [
    "<Exercise n={1}>\n<CheckPosition ask='value'\n game='Nim' />\n</Exercise>\n<Exercise n={2}>\n<Answer>Yes.</Answer>\n</Exercise>\n<Exercise n={3}>\n<CheckPosition ask='outcome' game='Nim' />\n<Check answer={1} />\n</Exercise>",
    [1, 3],
  ],
  ['<Exercise n={9}>\n\n<CodeExercise task="heap-values">\n\n</CodeExercise>\n\n</Exercise>', [9]],
  ["<Check answer={1} />\n<Exercise n={1}>\n</Exercise>\n<Check answer={1} />", []],
])("the checked exercises of %j are %j", (text, numbers) => {
  expect(compileArticle(text).checked).toEqual(numbers);
});

test.each([
  ["words", "One two — *three* `four`.", (4 * 60) / 180],
  ["a computed word", "{1 + 1} stones", (2 * 60) / 180],
  ["formulas", "$a$\n\n$$\nb\n$$", 11.5],
  ["a listing", "```ts\na\nb\n```", 4],
  ["a cell with its output", "```ts cell\na\nb\n```", 19],
  ["the result of a check", "```ts cell check\na\nb\n```", 15],
  ["a board", '<Board game="nim" />', 60],
  ["no solution", "<Solution>\n\n```ts cell solution\na\n```\n\n</Solution>", 0],
  ["no exercise", "<Exercise>\n\nHow many stones?\n\n</Exercise>", 0],
  ["no fold", '<Fold kind="more" title="T">\n\nIn a fold.\n\n</Fold>', 0],
])("the reading time counts %s", (_, mdx, expected) => {
  const [seconds, ...others] = compileArticle(mdx).seconds;
  expect(seconds).toBeCloseTo(expected);
  expect(others).toEqual([]);
});

test("the reading time is counted for each section", () => {
  const { seconds } = compileArticle(
    "One.\n\n<section>\n\n## Two words\n\n### Deeper\n\n</section>\n\nAfter.\n\n## Last",
  );
  expect(seconds.map((one) => Math.round(one * 3))).toEqual([1, 4, 1]);
});

describe("splitAtNames", () => {
  test.each([
    ["A P-position, two N-positions.", ["P-position", "N-positions"]],
    ["as in HDU 1848 and Luogu P2575", ["HDU 1848", "Luogu P2575"]],
    ["the Sprague–Grundy theorem", ["Sprague–Grundy"]],
    ["written a ⊕ b: take a − (a ⊕ s) of n + 1", ["a ⊕ b", "a − (a ⊕ s)", "n + 1"]],
    ["from (0, 2) to (1, 10)", ["(0, 2)", "(1, 10)"]],
    ["heaps of 1–3 stones, a P-free sum, GDP-positions", []],
    ["", []],
  ])("finds the names in %j", (text, names) => {
    const parts = splitAtNames(text);
    expect(parts.filter((_, i) => i % 2 === 1)).toEqual(names);
    expect(parts.join("")).toBe(text);
  });
});
