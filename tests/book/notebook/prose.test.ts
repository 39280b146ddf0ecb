import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import type { PageElement } from "../../../src/book/notebook/page-tree.ts";
import { proseWriter } from "../../../src/book/notebook/prose.ts";
import { withoutDrawn } from "../../../src/book/notebook/without-drawn.ts";
import { words } from "../../../src/i18n/words.ts";

const page = "https://example.org/games/foundations/mex/";
const { takeAway } = words("en");

function convert(html: string, section?: string): string {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(withoutDrawn(html));
  const nodes = tree.children as PageElement["children"];
  return proseWriter({ page, words: takeAway })(nodes, section);
}

/** A formula as the page has it: its TeX, and what is drawn. */
const formula = (tex: string): string =>
  `<span class="formula"><span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x</span></span></span>`;

const box = (kind: string, head: string, body: string): string =>
  `<div class="environment ${kind}" id="here"><span class="environment-head"><a href="#here">${head}</a>.</span>${body}</div>`;

describe("in Markdown", () => {
  test.each([
    ["a formula is its TeX", `<p>Let ${formula("a &lt; b_1")} be</p>`, "Let $a < b_1$ be"],
    [
      "marks that were set into a formula stand behind it",
      `<p>So ${formula("a, b\\text{.”}")} Then</p>`,
      "So $a, b$.” Then",
    ],
    [
      "a displayed formula has lines of its own",
      `<p>So</p><div class="formula-block">${formula("a \\\\ &amp; b")}</div>`,
      "So\n\n$$\na \\\\\n& b\n$$",
    ],
    ["a dollar sign is no formula", "<p>5 $ and 6 $</p>", "5 \\$ and 6 \\$"],
    ["a star is no emphasis", "<p>2 * 3 * 4 = <em>24</em></p>", "2 \\* 3 \\* 4 = *24*"],
    [
      "a theorem is a quotation with its head",
      box("theorem", "Theorem 1", "<p>All is <code>well</code>.</p><p>Truly.</p>"),
      "> **Theorem 1.** All is `well`.\n>\n> Truly.",
    ],
    [
      "a head has a paragraph of its own where none follows",
      box("pitfall", "Too few", "<ul><li>one</li></ul>"),
      "> **Too few.**\n>\n> - one",
    ],
    [
      "a proof begins and ends with its marks",
      box("proof", "Proof", "<p>One.</p><p>Two.</p>"),
      "*Proof.* One.\n\nTwo. ∎",
    ],
    [
      "a proof that ends in a formula has its mark after it",
      box("proof", "Proof", `<p>So</p><div class="formula-block">${formula("x")}</div>`),
      "*Proof.* So\n\n$$\nx\n$$\n\n∎",
    ],
    [
      "a summary is a quotation with its title",
      '<div class="summary-box"><p class="summary-box-title">Heaps</p><p>Add.</p></div>',
      "> **Heaps**\n>\n> Add.",
    ],
    [
      "a hint is folded",
      '<details class="fold"><summary>Hint</summary><div class="fold-body"><p>Go <em>up</em>.</p></div></details>',
      "<details>\n<summary>Hint</summary>\n\nGo *up*.\n\n</details>",
    ],
    [
      "a listing is fenced code under its name",
      '<figure class="listing"><p class="listing-name">a.cpp</p><pre data-language="cpp"><code><span class="line"><span>int</span> a;</span>\n<span class="line">  a &lt; 1;</span></code></pre></figure>',
      "`a.cpp`\n\n```cpp\nint a;\n  a < 1;\n```",
    ],
    [
      "a table is a table",
      "<table><thead><tr><th>n</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
      "| n |\n| - |\n| 1 |",
    ],
    [
      "a link has its full address",
      '<p><a href="/games/problems/">all</a> <a href="#mex">mex</a></p>',
      `[all](https://example.org/games/problems/) [mex](${page}#mex)`,
    ],
    [
      "an exercise has its level, and a pointer to its field",
      '<div class="exercise" id="exercise-2"><h3 class="exercise-head"><a href="#exercise-2">Exercise 2</a><span class="exercise-level">easy</span> <span class="progress-mark exercise-solved" hidden>solved</span></h3><p>Why?</p><div class="exercise-field"><astro-island><input></astro-island></div></div>',
      `### Exercise 2 (easy)\n\nWhy?\n\n[${takeAway.check}](${page}#exercise-2)`,
    ],
    [
      "a solver is a pointer to it",
      '<astro-island component-export="SolverPanel"><button>Run</button></astro-island><noscript><p>No script.</p></noscript>',
      `[${takeAway.solver}](${page})`,
    ],
    ["cells are left out", '<p>a</p><div class="cell"><pre>1</pre></div>', "a"],
    ["scripts and styles are left out", "<style>a{}</style><script>b</script><p>a</p>", "a"],
  ])("%s", (_, html, expected) => {
    expect(convert(html)).toBe(expected);
  });

  test("a figure to play with is a pointer to its section", () => {
    const html = '<div class="lesson-figure"><astro-island><button>0</button></astro-island></div>';
    expect(convert(html, "the-rule")).toBe(`[${takeAway.figure}](${page}#the-rule)`);
  });

  test("a drawing is a pointer that says what it shows, and its table", () => {
    const html =
      '<figure><svg role="img" aria-label="3 positions"><text>x</text></svg><details><summary>Table</summary><table><tr><th>n</th></tr><tr><td>1</td></tr></table></details></figure>';
    expect(convert(html)).toBe(
      `[A picture is on the page: 3 positions](${page})\n\n| n |\n| - |\n| 1 |`,
    );
  });
});
