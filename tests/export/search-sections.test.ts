import katex from "katex";
import { expect, test } from "vitest";
import { proseOf } from "../../src/export/html-tree.ts";
import { sectionsOf } from "../../src/export/search-sections.ts";

const sections = (html: string): string[] =>
  sectionsOf(proseOf(`<main><div class="prose">${html}</div></main>`)).map(
    ({ anchor, title, text }) => `#${anchor} ${title}: ${text}`,
  );

test("the text of an article is read by its headings", () => {
  const html = `<p>Open<em>ing</em>.</p><h2 id="a">A <code>b</code></h2><ul><li>one</li><li>two</li></ul><h2 id="none">Empty</h2><h3 id="c">C</h3><p>${katex.renderToString("a \\oplus b")}</p>`;
  expect(sections(html)).toEqual(["# : Opening.", "#a A b: one two", "#c C: a ⊕ b"]);
});

test("cells, islands, levels and answers are no text", () => {
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
])("the formula %s is indexed as it would be typed", (formula, text) => {
  const html = `<div class="prose"><p>${katex.renderToString(formula, { output: "mathml" })}</p></div>`;
  expect(sectionsOf(proseOf(html)).map((one) => one.text)).toEqual([text]);
});

test("a superscript is indexed with a caret before it", () => {
  const [section] = sectionsOf(proseOf('<div class="prose"><p>2<sup>10</sup> rows</p></div>'));
  expect(section?.text).toBe("2^10 rows");
});

test("the head of a theorem is apart from its text, whatever the markup leaves out", () => {
  const html = `<div><span class="environment-head">Theorem 1.</span><span>The sum is N.</span></div>`;
  expect(sections(html)).toEqual(["# : Theorem 1. The sum is N."]);
});
