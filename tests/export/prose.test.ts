import katex from "katex";
import { describe, expect, test } from "vitest";
import { proseOf } from "../../src/export/html-tree.ts";
import { markdown, markdownOf } from "../../src/export/notebook/markdown.ts";
import { statement } from "../../src/export/package/fixed-files.ts";
import { sectionsOf } from "../../src/export/search-sections.ts";
import { words } from "../../src/i18n/words.ts";

const page = "https://example.org/foundations/mex/";
const { takeAway } = words("en");

const convert = (html: string): string =>
  markdown(markdownOf(proseOf(`<main><div class="prose">${html}</div></main>`), page, takeAway));

const math = (tex: string, displayMode = false): string =>
  katex.renderToString(tex, { displayMode });

const head = (text: string): string => `<span class="environment-head">${text}</span>`;

const island = (name: string): string =>
  `<astro-island opts='{"name":"${name}","value":true}'><button>Go</button></astro-island>`;

describe("the Markdown of a page:", () => {
  test.each([
    ["a formula becomes TeX", `<p>Let ${math("a < b_1")} be</p>`, "Let $a < b_1$ be"],
    [
      "punctuation in a formula's box moves after it",
      `<p>So ${math("a, b\\text{.”}")} Then</p>`,
      "So $a, b$.” Then",
    ],
    [
      "a displayed formula has its own lines",
      `<p>So</p><div>${math("a +\n b", true)}</div>`,
      "So\n\n$$\na + b\n$$",
    ],
    ["a dollar sign is escaped", "<p>5 $ and 6 $</p>", "5 \\$ and 6 \\$"],
    ["an asterisk is escaped", "<p>2 * 3 * 4 = <em>24</em></p>", "2 \\* 3 \\* 4 = *24*"],
    ["a number at the beginning is escaped", "<p>1. Then</p>", "1\\. Then"],
    ["a paragraph becomes one line", "<p>One\ntwo <i>a\nb</i></p>", "One two *a b*"],
    [
      "a theorem becomes a quotation with its head",
      `<div class="environment theorem" id="t">${head('<a href="#t">Theorem 1</a> (all).')}<p>All is <code>well</code>.</p><p>Truly.</p></div>`,
      "> **Theorem 1 (all).** All is `well`.\n>\n> Truly.",
    ],
    [
      "a head has its own paragraph if none follows",
      `<div class="environment pitfall" id="few">${head('<a href="#few">Too few</a>.')}<ul><li>one</li></ul></div>`,
      "> **Too few.**\n>\n> - one",
    ],
    [
      "a proof has its head and its end mark",
      `<div class="environment proof">${head("Proof.")}<p>One.</p><p>Two.</p></div>`,
      "*Proof.* One.\n\nTwo. ∎",
    ],
    [
      "the end mark follows a formula",
      `<div class="environment proof">${head("Proof.")}<p>So</p>${math("x", true)}</div>`,
      "*Proof.* So\n\n$$\nx\n$$\n\n∎",
    ],
    [
      "a summary becomes a quotation with its title",
      '<div class="summary-box"><p class="summary-box-title">Heaps</p><p>Add.</p></div>',
      "> **Heaps**\n>\n> Add.",
    ],
    [
      "a fold becomes HTML around Markdown",
      "<details><summary><span>Proof</span> <span>All</span></summary><div><p>Go <em>up</em>.</p></div></details>",
      "<details>\n<summary>Proof · All</summary>\n\nGo *up*.\n\n</details>",
    ],
    [
      "a listing becomes fenced code",
      '<pre data-language="cpp"><code><span>int a;</span>\n<span>  a &lt; 1;</span></code></pre>',
      "```cpp\nint a;\n  a < 1;\n```",
    ],
    [
      "a table becomes a Markdown table",
      "<table><thead><tr><th>n</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
      "| n |\n| - |\n| 1 |",
    ],
    [
      "a link has an absolute address",
      '<p><a href="/problems/">all</a> <a href="#mex">mex</a> <a href="https://example.com/a">out</a></p>',
      `[all](https://example.org/problems/) [mex](${page}#mex) [out](https://example.com/a)`,
    ],
    [
      "an exercise has its level, and a link to its field",
      `<div class="exercise" id="exercise-2"><h3 class="exercise-head" id="exercise-2-head"><a href="#exercise-2">Exercise 2</a><span class="exercise-level">medium</span><span hidden>solved</span></h3><p>Why?</p><div class="exercise-field">${island("Check")}</div></div>`,
      `### Exercise 2 · medium\n\nWhy?\n\n[${takeAway.check}](${page}#exercise-2)`,
    ],
    ["a solver becomes a link to it", island("SolverPanel"), `[${takeAway.solver}](${page})`],
    [
      "a board becomes a link below its caption",
      `<h2 id="play">Play</h2><figure><figcaption><p>Three.</p></figcaption>${island("HeapBoard")}</figure>`,
      `## Play\n\nThree.\n\n[${takeAway.figure}](${page}#play)`,
    ],
    [
      "each known mistake has its input and its answers",
      '<table class="mistakes"><thead><tr><th>Input</th> <th>Right</th></tr></thead><tbody id="mistake-a"><tr><th><span><a href="#mistake-a">Marks</a>.</span> They stay.</th></tr><tr><td><pre>1\n2</pre></td><td></td></tr></tbody></table>',
      "- [Marks](https://example.org/foundations/mex/#mistake-a). They stay.\n\n  Input:\n\n  ```\n  1\n  2\n  ```",
    ],
    [
      "hidden parts and parts that need scripts are left out",
      '<p>a</p><p hidden>b</p><p class="needs-script">c</p><noscript>d</noscript><span aria-hidden="true">e</span>',
      "a",
    ],
    ["a superscript becomes a caret", "<p>2<sup>53</sup></p>", "2^53"],
  ])("%s", (_, html, expected) => {
    expect(convert(html)).toBe(expected);
  });
});

const statementOf = (html: string): string =>
  statement(
    "A & B",
    markdownOf(
      proseOf(`<div class="prose">${html}</div>`),
      "https://example.org/",
      words("en").takeAway,
    ),
  );

test("a statement consists of the paragraphs of the first section, in LaTeX", () => {
  const html = [
    "<p>An opening.</p><h2>The task</h2>",
    `<p>Take <code>m_1 p1 … pm</code> of ${katex.renderToString("2^k")} stones, <em>one</em> of <a href="/">2</a> <strong>heaps</strong>: 100 % of a_b &amp; more.</p>`,
    "<p>Print <code>{}</code>.</p><ul><li>a list</li></ul><p>Not this.</p>",
    "<h2>Next</h2><p>Nor this.</p>",
  ].join("\n");
  expect(statementOf(html)).toBe(
    String.raw`\problemname{A \& B}

Take \texttt{m\_1 p1 \ldots{} pm} of $2^k$ stones, \emph{one} of 2 \textbf{heaps}: 100 \% of a\_b \& more.

Print \texttt{\{\}}.
`,
  );
});

test("a statement omits sentences with Chinese characters", () => {
  const html =
    '<h2>T</h2><p>It is <span lang="zh">高手过招</span>, a duel. Who wins? You.</p><h2>U</h2>';
  expect(statementOf(html)).toBe("\\problemname{A \\& B}\n\nWho wins? You.\n");
});

test("a statement with unsupported markup throws an error", () => {
  expect(() => statementOf("<h2>T</h2><p>A <del>b</del> c.</p><h2>U</h2>")).toThrow(
    "current node is delete",
  );
});

const sections = (html: string): string[] =>
  sectionsOf(proseOf(`<main><div class="prose">${html}</div></main>`)).map(
    ({ anchor, title, text }) => `#${anchor} ${title}: ${text}`,
  );

test("sectionsOf splits the text of an article by its headings", () => {
  const html = `<p>Open<em>ing</em>.</p><h2 id="a">A <code>b</code></h2><ul><li>one</li><li>two</li></ul><h2 id="none">Empty</h2><h3 id="c">C</h3><p>${katex.renderToString("a \\oplus b")}</p>`;
  expect(sections(html)).toEqual(["# : Opening.", "#a A b: one two", "#c C: a ⊕ b"]);
});

test("sectionsOf omits cells, islands, levels and answers", () => {
  const html = `<div class="cell"><pre>code</pre></div><astro-island>board</astro-island><div class="exercise"><h3 class="exercise-head" id="exercise-1-head">Exercise 1<span>easy</span></h3><p>Why?</p><details class="fold"><p>Because.</p></details></div><details class="fold"><p>Proof.</p></details>`;
  expect(sections(html)).toEqual(["# : Why? Proof."]);
});

test.each([
  ["10^9", "10^9"],
  ["10^{18} < 2^{n+1}", "10^18 < 2^(n+1)"],
  ["n_0 + a_i^2", "n_0+a_i^2"],
  ["a' b''", "a′b′′"],
  ["\\tfrac{1}{3}(n - \\sqrt{5})", "1/3(n−√(5))"],
  ["\\operatorname{mex} S", "mex S"],
  ["g(n) = n \\bmod (m + 1)", "g(n) = n mod (m+1)"],
  ["\\{1, \\dots, m\\}", "{1, …, m}"],
])("sectionsOf converts the formula %s to plain text", (formula, text) => {
  const html = `<div class="prose"><p>${katex.renderToString(formula, { output: "mathml" })}</p></div>`;
  expect(sectionsOf(proseOf(html)).map((one) => one.text)).toEqual([text]);
});

test("sectionsOf puts a caret before a superscript", () => {
  const [section] = sectionsOf(proseOf('<div class="prose"><p>2<sup>10</sup> rows</p></div>'));
  expect(section?.text).toBe("2^10 rows");
});

test("sectionsOf puts a space between the head of a theorem and its text", () => {
  const html = `<div><span class="environment-head">Theorem 1.</span><span>The sum is N.</span></div>`;
  expect(sections(html)).toEqual(["# : Theorem 1. The sum is N."]);
});
