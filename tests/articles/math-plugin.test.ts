import katex from "katex";
import { mdxToJs } from "satteri";
import { describe, expect, test } from "vitest";
import { mathPlugin } from "../../src/articles/math-plugin.ts";
import { pageToIndex } from "../../src/export/search-index.ts";

const set = (text: string): string =>
  mdxToJs(text, { features: { math: true }, mdastPlugins: [mathPlugin] }).code;

const LONGEST = "g(y + z) = g(y) \\oplus g(z)"; // 16 glyphs

describe("a formula in a line", () => {
  test.each(["", ".", "),"])("is not broken if it is short, whatever follows: %j", (mark) => {
    expect(set(`So $${LONGEST}$${mark} Here it ends`)).toContain("formula-short");
  });

  test("may be broken if it is longer", () => {
    expect(set(`So $${LONGEST}x$. Here it ends`)).not.toContain("formula-short");
  });

  test("keeps the mark after it on its line", () => {
    expect(set("With $n$, and more")).toMatch(/formula-end[^]*","/);
  });
});

test.each([
  ["10^9", "10^9"],
  ["10^{18} < 2^{n+1}", "10^18 &lt; 2^(n+1)"],
  ["n_0 + a_i^2", "n_0+a_i^2"],
  ["\\tfrac{1}{3}(n - \\sqrt{5})", "1/3(n−√(5))"],
  ["\\operatorname{mex} S", "mex S"],
  ["g(n) = n \\bmod (m + 1)", "g(n) = n mod (m+1)"],
  ["\\{1, \\dots, m\\}", "{1, …, m}"],
])("the index of texts has the formula %s as it would be typed", (formula, text) => {
  const html = pageToIndex(katex.renderToString(formula, { output: "mathml" }));
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
});

test("the index of texts has the power of a text with a mark before it", () => {
  expect(pageToIndex("2<sup>10</sup> rows")).toBe("2<sup>^10</sup> rows");
});
