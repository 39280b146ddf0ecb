import katex from "katex";
import { describe, expect, test } from "vitest";
import { headersFile, withPolicy } from "../../src/integrations/hosting/policy.ts";
import {
  islandScriptsFirst,
  withLateScripts,
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

/** The headers that a host sends with a file: those of all blocks that match its address. */
function sent(text: string, path: string): Map<string, string[]> {
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

  test("every file has the headers that no page can set itself", () => {
    const headers = sent(text, "/games/index.html");
    expect(headers.get("X-Content-Type-Options")).toEqual(["nosniff"]);
    expect(headers.get("Content-Security-Policy")).toEqual(["frame-ancestors 'self'"]);
  });

  test("other origins may import the library, and nothing else", () => {
    const allowed = files.filter((file) =>
      sent(text, `/games/${file}`).has("Access-Control-Allow-Origin"),
    );
    expect(allowed).toEqual(["lib/grundy.js"]);
  });

  test.each([
    ["assets/a.js", ["public, max-age=31536000, immutable"]],
    ["lib/kernel.0123456789.js", ["public, max-age=31536000, immutable"]],
    ["lib/grundy.js", undefined],
    ["index.html", undefined],
    ["sw.js", ["no-cache"]],
  ])("caches %s: %s", (file, cache) => {
    expect(sent(text, `/games/${file}`).get("Cache-Control")).toEqual(cache);
  });

  test("gives the document of the cells two policies, with and without its extension", () => {
    for (const path of ["/games/lib/sandbox.html", "/games/lib/sandbox"]) {
      expect(sent(text, path).get("Content-Security-Policy")).toEqual([
        "frame-ancestors 'self'",
        "sandbox allow-scripts",
      ]);
    }
  });

  test("has no headers for files outside the site", () => {
    expect(sent(text, "/other/").size).toBe(0);
  });
});

const head = '<!doctype html><html><head><meta charset="utf-8">';

// Published: the hash of alert('Hello, world.') in the specification of Content Security Policy.
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test("a script in a page is allowed by the hash that the specification gives for it", () => {
  const page = withPolicy(`${head}<script>alert('Hello, world.');</script>`, "a.html");
  expect(page).toContain(`script-src 'self' ${HELLO};`);
});

test("a page may load files of its site alone, and submit nothing", () => {
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

test("a sign in an attribute ends no tag", () => {
  const page = withPolicy(`${head}<script data-x="a>b">alert('Hello, world.');</script>`, "a.html");
  expect(page).toContain(HELLO);
  expect(withPolicy(page, "a.html"), "the policy is set once").toBe(page);
});

test("a page without a character set gets no policy, but an error", () => {
  expect(() => withPolicy("<html></html>", "a.html")).toThrow(
    'a.html: cannot set a policy: the head must begin with <meta charset="utf-8">',
  );
});

test("a formula keeps its glyphs and its MathML, without its TeX", () => {
  const tex = String.raw`\frac{a_1}{b} < 2`;
  const html = withoutTex(katex.renderToString(tex));
  expect(html).not.toContain("annotation");
  expect(html).not.toContain("semantics");
  const both = katex.renderToString(tex).replace(/<annotation.*<\/annotation>/s, "");
  const texts = (one: string) => one.replace(/<[^>]*>/g, "");
  expect(texts(html)).toBe(texts(both));
  expect(html).toContain("<mfrac>");
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

const page = (head: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test("a page lists its module scripts at its end, in order", () => {
  const html = page(
    '<script>first()</script><script type="module" src="/a.js"></script>',
    '<p>Text.</p><script type="module" src="/b.js"></script><script type="module">own()</script>',
  );
  expect(withLateScripts(html)).toBe(
    page(
      "<script>first()</script>",
      '<p>Text.</p><script type="module">own()</script>' +
        '<script type="application/json" id="late-scripts">["/a.js","/b.js"]</script>',
    ),
  );
});

test("a page without module scripts stays as it is", () => {
  const html = page("<script>first()</script>", "<p>Text.</p>");
  expect(withLateScripts(html)).toBe(html);
});
