import { describe, expect, test } from "vitest";
import { compileArticle } from "../support/article-module.ts";

const text = (value: string) => ({ type: "text", value });

describe("an article's module", () => {
  test("exports its cells, and hands each place on its page one of them", () => {
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
  ])("tells its text: %s", (_, mdx, prose) => {
    expect(compileArticle(mdx)).toMatchObject({ prose });
  });

  test("cannot have a tag whose attributes have no names", () => {
    expect(() => compileArticle("<Tag {...a} />")).toThrow(
      /<Tag>: each attribute must have a name/,
    );
  });
});
