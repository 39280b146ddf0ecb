import { describe, expect, test } from "vitest";
import { headersFile } from "../../../src/integrations/hosting/headers-file.ts";

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
