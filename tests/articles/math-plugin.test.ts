import { mdxToJs } from "satteri";
import { describe, expect, test } from "vitest";
import { mathPlugin } from "../../src/articles/math-plugin.ts";

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
