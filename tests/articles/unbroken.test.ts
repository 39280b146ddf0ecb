import { markdownToHtml, mdxToJs } from "satteri";
import { describe, expect, test } from "vitest";
import { splitAtNames, unbrokenPlugin } from "../../src/articles/unbroken.ts";

const set = (markdown: string): string =>
  markdownToHtml(markdown, { hastPlugins: [unbrokenPlugin] }).html.trim();

describe("names that a line must not break", () => {
  test.each([
    ["A P-position, two N-positions.", ["P-position", "N-positions"]],
    ["as in HDU 1848 and Luogu P2575", ["HDU 1848", "Luogu P2575"]],
    ["the Sprague–Grundy theorem", ["Sprague–Grundy"]],
    ["written a ⊕ b: take a − (a ⊕ s) of n + 1", ["a ⊕ b", "a − (a ⊕ s)", "n + 1"]],
    ["heaps of 1–3 stones, a P-free sum, GDP-positions", []],
    ["", []],
  ])("are found in %j", (text, names) => {
    const parts = splitAtNames(text);
    expect(parts.filter((_, i) => i % 2 === 1)).toEqual(names);
    expect(parts.join("")).toBe(text);
  });

  test("stand in an element each, with the characters that are written", () => {
    expect(set("P-positions, *an N-position* and [HDU 1848](#a)")).toBe(
      '<p><span class="one-name">P-positions</span>, ' +
        '<em>an <span class="one-name">N-position</span></em> and ' +
        '<a href="#a"><span class="one-name">HDU 1848</span></a></p>',
    );
  });

  test("and so does short code", () => {
    expect(set("`(a ^ s) < a`")).toBe(
      '<p><code><span class="one-name">(a ^ s) &lt; a</span></code></p>',
    );
  });

  test("and so does code that an article writes as an element", () => {
    const { code } = mdxToJs("Start from <code>0 0 2 0 1</code>.", {
      hastPlugins: [unbrokenPlugin],
    });
    expect(code).toContain("one-name");
  });

  test("are left alone in other code", () => {
    expect(set('`P-position` `freopen("in.txt", "r", stdin)`\n\n    HDU 1848\n')).not.toContain(
      "one-name",
    );
  });
});
