import katex from "katex";
import { expect, test } from "vitest";
import { proseOf } from "../../../src/export/html-tree.ts";
import { markdownOf } from "../../../src/export/notebook/markdown.ts";
import { statement } from "../../../src/export/package/fixed-files.ts";
import { words } from "../../../src/i18n/words.ts";

const written = (html: string): string =>
  statement(
    "A & B",
    markdownOf(
      proseOf(`<div class="prose">${html}</div>`),
      "https://example.org/",
      words("en").takeAway,
    ),
  );

test("a statement is the paragraphs of the first section, in LaTeX", () => {
  const html = [
    "<p>An opening.</p><h2>The task</h2>",
    `<p>Take <code>m_1 p1 … pm</code> of ${katex.renderToString("2^k")} stones, <em>one</em> of <a href="/">2</a> <strong>heaps</strong>: 100 % of a_b &amp; more.</p>`,
    "<p>Print <code>{}</code>.</p><ul><li>a list</li></ul><p>Not this.</p>",
    "<h2>Next</h2><p>Nor this.</p>",
  ].join("\n");
  expect(written(html)).toBe(
    String.raw`\problemname{A \& B}

Take \texttt{m\_1 p1 \ldots{} pm} of $2^k$ stones, \emph{one} of 2 \textbf{heaps}: 100 \% of a\_b \& more.

Print \texttt{\{\}}.
`,
  );
});

test("a sentence with a name in another script is left out", () => {
  const html =
    '<h2>T</h2><p>It is <span lang="zh">高手过招</span>, a duel. Who wins? You.</p><h2>U</h2>';
  expect(written(html)).toBe("\\problemname{A \\& B}\n\nWho wins? You.\n");
});

test("what is no paragraph's own is refused", () => {
  expect(() => written("<h2>T</h2><p>A <del>b</del> c.</p><h2>U</h2>")).toThrow(
    "current node is delete",
  );
});
