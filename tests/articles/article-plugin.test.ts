import { describe, expect, test } from "vitest";
import { checkedExercises } from "../../src/articles/checked-exercises.ts";
import { articleCells } from "../support/article-cells.ts";
import { compileArticle } from "../support/article-module.ts";

const text = (value: string) => ({ type: "text", value });

describe("an article's module", () => {
  test("exports its cells, and passes one of them to each tag of a cell", () => {
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

  test.each([
    ["prose", "A *b*\nc", [{ type: "paragraph", children: [text("A "), { type: "emphasis", children: [text("b")] }, text("\nc")] }]], // prettier-ignore
    ["formulas as they are written", "$a_1$", [{ type: "paragraph", children: [{ type: "inlineMath", value: "a_1" }] }]], // prettier-ignore
    ["the place of a cell", "```ts cell\n1\n```", [{ type: "cell", number: 1 }]],
    ["expressions evaluated", "export const a = [1, 2];\n\nSo {a} {a.length}", [{ type: "paragraph", children: [text("So "), text("12"), text(" "), text("2")] }]], // prettier-ignore
    [
      "tags with what they are given",
      'export const a = 2;\n\n<Tag n={a + 1} name="x" on>\n\nIn.\n\n</Tag>',
      [{ type: "tag", name: "Tag", given: { n: 3, name: "x", on: true }, children: [{ type: "paragraph", children: [text("In.")] }] }], // prettier-ignore
    ],
  ])("exports its text: %s", (_, mdx, prose) => {
    expect(compileArticle(mdx)).toMatchObject({ prose });
  });

  test("cannot have a tag whose attributes have no names", () => {
    expect(() => compileArticle("<Tag {...a} />")).toThrow(
      /<Tag>: each attribute must have a name/,
    );
  });
});

test("cells are numbered in page order, and solutions after all others", () => {
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
  ['<Exercise level="hard" n={12}>\n\n<CheckMove game="Nim" position="1" />\n\n</Exercise>', [12]],
  [
    "<Exercise n={1}>\n<CheckValue\n game='Nim' />\n</Exercise>\n<Exercise n={2}>\n<Answer>Yes.</Answer>\n</Exercise>\n<Exercise n={3}>\n<CheckOutcome game='Nim' />\n<Check answer={1} />\n</Exercise>",
    [1, 3],
  ],
  ['<Exercise n={9}>\n\n<CodeExercise task="heap-values">\n\n</CodeExercise>\n\n</Exercise>', [9]],
  ["<Check answer={1} />\n<Exercise n={1}>\n</Exercise>\n<Check answer={1} />", []],
])("in %j, %j are checked", (text, numbers) => {
  expect(checkedExercises(compileArticle(text).prose)).toEqual(numbers);
});
