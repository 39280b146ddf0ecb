import { expect, test } from "vitest";
import { statement } from "../../../src/export/package/fixed-files.ts";
import { compileArticle } from "../../support/article-module.ts";

const written = (mdx: string): string => statement("A & B", compileArticle(mdx).prose);

test("a statement is the paragraphs of the first section, in LaTeX", () => {
  const mdx = [
    "An opening.",
    "## The task",
    "Take `m_1 p1 … pm` of $2^k$ stones, *one* of {1 + 1} **heaps**: 100 % of a_b & more.",
    "Print `{}`.",
    "- a list",
    "Not this.",
    "## Next",
    "Nor this.",
  ].join("\n\n");
  expect(written(mdx)).toBe(
    String.raw`\problemname{A \& B}

Take \texttt{m\_1 p1 \ldots{} pm} of $2^k$ stones, \emph{one} of 2 \textbf{heaps}: 100 \% of a\_b \& more.

Print \texttt{\{\}}.
`,
  );
});

test("a sentence with a name in another script is left out", () => {
  const mdx = '## T\n\nIt is <span lang="zh">高手过招</span>, a duel. Who wins? You.\n\n## U\n';
  expect(written(mdx)).toBe("\\problemname{A \\& B}\n\nWho wins? You.\n");
});

test("what is no paragraph's own is refused", () => {
  expect(() => written("## T\n\nA ~~b~~ c.\n\n## U\n")).toThrow("current node is delete");
});
