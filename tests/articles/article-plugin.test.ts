import { describe, expect, test } from "vitest";
import { compileArticle } from "../support/article-module.ts";

describe("an article's module", () => {
  test("exports its cells, and hands each place on its page one of them", () => {
    const mdx =
      "One.\n\n```ts cell\na();\n```\n\n```ts\nb();\n```\n\n- ```ts cell folded\n  c();\n  ```\n";
    const { cells, code, told } = compileArticle(mdx);
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
    expect(told).toEqual([["content/en/a.mdx", cells]]);
  });
});
