import katex from "katex";
import { expect, test } from "vitest";
import { sectionsOf } from "../../src/export/search-sections.ts";

const sections = (html: string): string[] =>
  sectionsOf(`<main><div class="prose">${html}</div></main>`).map(
    ({ anchor, title, text }) => `#${anchor} ${title}: ${text}`,
  );

test("the text of an article is read by its headings", () => {
  const html = `<p>Open<em>ing</em>.</p><h2 id="a">A <code>b</code></h2><ul><li>one</li><li>two</li></ul><h2 id="none">Empty</h2><h3 id="c">C</h3><p>${katex.renderToString("a \\oplus b")}</p>`;
  expect(sections(html)).toEqual(["# : Opening.", "#a A b: one two", "#c C: a⊕b"]);
});

test("cells, islands, levels and answers are no text", () => {
  const html = `<div class="cell"><pre>code</pre></div><astro-island>board</astro-island><div class="exercise"><h3 class="exercise-head" id="exercise-1-head">Exercise 1<span>easy</span></h3><p>Why?</p><details class="fold"><p>Because.</p></details></div><details class="fold"><p>Proof.</p></details>`;
  expect(sections(html)).toEqual(["# : Why? Proof."]);
});
