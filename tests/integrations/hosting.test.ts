import katex from "katex";
import { describe, expect, test } from "vitest";
import { headersFile, withPolicy } from "../../src/integrations/hosting/policy.ts";
import {
  islandScriptsFirst,
  deferScripts,
  withoutTex,
} from "../../src/integrations/hosting/hosting.ts";

const files = [
  "assets/a.js",
  "index.html",
  "lib/grundy.js",
  "lib/kernel.0123456789.js",
  "lib/sandbox.html",
  "sw.js",
];

/** Returns the headers that a host sends with a file: those of all blocks that match its address. */
function headersOf(text: string, path: string): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const block of text.trim().split("\n\n")) {
    const [pattern = "", ...lines] = block.split("\n");
    const matches = pattern.endsWith("*")
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    for (const line of matches ? lines : []) {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      all.set(name, [...(all.get(name) ?? []), value]);
    }
  }
  return all;
}

describe("the file _headers", () => {
  const text = headersFile("/games/", files);

  test("sets the headers that a page cannot set itself for every file", () => {
    const headers = headersOf(text, "/games/index.html");
    expect(headers.get("X-Content-Type-Options")).toEqual(["nosniff"]);
    expect(headers.get("Content-Security-Policy")).toEqual(["frame-ancestors 'self'"]);
  });

  test("allows other origins to import only the library", () => {
    const allowed = files.filter((file) =>
      headersOf(text, `/games/${file}`).has("Access-Control-Allow-Origin"),
    );
    expect(allowed).toEqual(["lib/grundy.js"]);
  });

  test.each([
    ["assets/a.js", ["public, max-age=31536000, immutable"]],
    ["lib/kernel.0123456789.js", ["public, max-age=31536000, immutable"]],
    ["lib/grundy.js", undefined],
    ["index.html", undefined],
    ["sw.js", ["no-cache"]],
  ])("sets the Cache-Control header of %s to %s", (file, cache) => {
    expect(headersOf(text, `/games/${file}`).get("Cache-Control")).toEqual(cache);
  });

  test("sets two policies for the cells' document, with and without its extension", () => {
    for (const path of ["/games/lib/sandbox.html", "/games/lib/sandbox"]) {
      expect(headersOf(text, path).get("Content-Security-Policy")).toEqual([
        "frame-ancestors 'self'",
        "sandbox allow-scripts",
      ]);
    }
  });

  test("sets no headers for files outside the site", () => {
    expect(headersOf(text, "/other/").size).toBe(0);
  });
});

const head = '<!doctype html><html><head><meta charset="utf-8">';

// The hash of alert('Hello, world.') in the specification of Content Security Policy.
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test("withPolicy allows an inline script by the hash in the specification", () => {
  const page = withPolicy(`${head}<script>alert('Hello, world.');</script>`, "a.html");
  expect(page).toContain(`script-src 'self' ${HELLO};`);
});

test("withPolicy allows a page to load only files of its site, and no form submission", () => {
  const policy = /content="([^"]*)"/.exec(withPolicy(head, "a.html"))?.[1] ?? "";
  const directives = Object.fromEntries(
    policy.split("; ").map((each): [string, string] => {
      const [name = "", ...values] = each.split(" ");
      return [name, values.join(" ")];
    }),
  );
  const own = "connect-src frame-src img-src manifest-src script-src style-src worker-src".split(
    " ",
  );
  expect(directives).toEqual({
    ...Object.fromEntries(own.map((name) => [name, "'self'"])),
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "font-src": "'self' data:",
    "style-src-attr": "'unsafe-inline'",
  });
});

test("withPolicy handles the character > in an attribute", () => {
  const page = withPolicy(`${head}<script data-x="a>b">alert('Hello, world.');</script>`, "a.html");
  expect(page).toContain(HELLO);
  expect(withPolicy(page, "a.html"), "the policy must be set once").toBe(page);
});

test("withPolicy throws an error for a page without a character set", () => {
  expect(() => withPolicy("<html></html>", "a.html")).toThrow(
    'a.html: cannot set a policy: the head must begin with <meta charset="utf-8">',
  );
});

test("withoutTex removes a formula's TeX and keeps its glyphs and MathML", () => {
  const tex = String.raw`\frac{a_1}{b} < 2`;
  const html = withoutTex(katex.renderToString(tex));
  expect(html).not.toContain("annotation");
  expect(html).not.toContain("semantics");
  const both = katex.renderToString(tex).replace(/<annotation.*<\/annotation>/s, "");
  const texts = (one: string) => one.replace(/<[^>]*>/g, "");
  expect(texts(html)).toBe(texts(both));
  expect(html).toContain("<mfrac>");
});

test("islandScriptsFirst returns the same page whichever island Astro finishes first", () => {
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

const page = (head: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test("deferScripts lists module scripts at the end of the page, in order", () => {
  const html = page(
    '<script>first()</script><script type="module" src="/a.js"></script>',
    '<p>Text.</p><script type="module" src="/b.js"></script><script type="module">own()</script>',
  );
  expect(deferScripts(html)).toBe(
    page(
      "<script>first()</script>",
      '<p>Text.</p><script type="module">own()</script>' +
        '<script type="application/json" id="deferred-scripts">["/a.js","/b.js"]</script>',
    ),
  );
});

test("deferScripts does not change a page without module scripts", () => {
  const html = page("<script>first()</script>", "<p>Text.</p>");
  expect(deferScripts(html)).toBe(html);
});
