import katex from "katex";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { islandScriptsFirst, lighterPage } from "../../../src/integrations/hosting/lighter-page.ts";

test("a formula keeps its glyphs and its MathML, without its TeX", () => {
  const tex = String.raw`\frac{a_1}{b} < 2`;
  const html = lighterPage(katex.renderToString(tex));
  expect(html).not.toContain("annotation");
  expect(html).not.toContain("semantics");
  const both = katex.renderToString(tex).replace(/<annotation.*<\/annotation>/s, "");
  const texts = (one: string) => one.replace(/<[^>]*>/g, "");
  expect(texts(html)).toBe(texts(both));
  expect(html).toContain("<mfrac>");
});

test("a script in the page does what it did, in fewer characters", () => {
  const script = `
    (function () {
      // A comment.
      var longName = "a < b" + "</" + "script";
      found = longName.length;
    })();
  `;
  const html = `<p>x</p><script>${script}</script><script src="/a.js"></script>`;
  const lighter = lighterPage(html);
  expect(lighter.length).toBeLessThan(html.length / 1.5);
  const [, shorter = ""] = /<script>(.*?)<\/script>/s.exec(lighter) ?? [];
  const [before, after] = [{ found: 0 }, { found: 0 }];
  runInNewContext(script, before);
  runInNewContext(shorter, after);
  expect(after).toEqual({ found: 13 });
  expect(after).toEqual(before);
});

test("a module in the page has no comments either", () => {
  const module = `\n  // A comment.\n  import("/a.js").then(({ a }) => a);\n`;
  expect(lighterPage(`<script type="module">${module}</script>`)).toBe(
    '<script type="module">import("/a.js").then(({a:t})=>t);</script>',
  );
});

test("text, data, code in a page and another page in an attribute stay as they are", () => {
  const html = `<pre>&lt;script&gt; // code</pre><script type="application/json">{"a":  1}</script><iframe srcdoc="<script>if (a &amp;&amp;  b) c()</script>"></iframe>`;
  expect(lighterPage(html)).toBe(html);
});

test("a page is the same whichever of its islands Astro finishes first", () => {
  const style = "<style>astro-island,astro-slot{display:contents}</style>";
  const [directive, islands, other] = ["first", "$& islands", "other"].map(
    (text) => `<script>"${text}"</script>`,
  );
  const page = (one: string, two: string, three: string): string =>
    `<script>own()</script><p>x</p>${one}<astro-island uid="1">1</astro-island><p>${two}<astro-island uid="2">2</astro-island>${three}<astro-island client="other">3</astro-island></p>`;
  const all = `${style}${directive}${islands}`;
  const first = islandScriptsFirst(page(all, "", `${other}`));
  expect(islandScriptsFirst(page("", all, `${other}`))).toBe(first);
  expect(islandScriptsFirst(page("", `${directive}`, `${style}${other}${islands}`))).toBe(first);
  for (const part of [style, directive, islands, other])
    expect(first.indexOf(`${part}`)).toBeLessThan(first.indexOf("<astro-island"));
  const bare = page("", "", "");
  expect(islandScriptsFirst(bare)).toBe(bare);
});
