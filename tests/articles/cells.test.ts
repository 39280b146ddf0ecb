import { expect, test } from "vitest";
import { articleCells } from "../support/article-cells.ts";

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
