import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { globFiles } from "../support/glob-files.ts";

const folder = inject("folder");
const site = inject("nginx");
const fileLike = (pattern: string): string => {
  const [found] = globFiles(pattern, folder);
  if (found === undefined) throw new Error(`The built site must have ${pattern}`);
  return found;
};
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { redirect: "manual", headers });
const header = async (path: string, name: string, headers?: Record<string, string>) =>
  (await get(path, headers)).headers.get(name);

describe.skipIf(site === "")("nginx with the configuration of the README", () => {
  test("caches files whose names contain a hash, and has all others revalidated", async () => {
    for (const pattern of ["assets/*.js", "assets/*.css", "lib/kernel.*.js"]) {
      const cache = await header(fileLike(pattern), "cache-control");
      expect(cache, pattern).toBe("public, max-age=31536000, immutable");
    }
    for (const path of ["", "foundations/mex/", "lib/grundy.js", "lib/sandbox.html", "sw.js"]) {
      expect(await header(path, "cache-control"), path).toBe("no-cache");
    }
    const tag = (await header("foundations/mex/", "etag")) ?? "";
    expect((await get("foundations/mex/", { "if-none-match": tag })).status).toBe(304);
  });

  test("compresses pages and scripts, and sends them as UTF-8", async () => {
    for (const path of ["", fileLike("lib/kernel.*.js"), fileLike("assets/*.css")]) {
      expect(await header(path, "content-encoding", { "accept-encoding": "gzip" }), path).toBe(
        "gzip",
      );
      expect(await header(path, "content-type"), path).toMatch(/charset=utf-8/i);
    }
  });

  test.each(["none/", "assets/none.js", "lib/"])("sends the 404 page for %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(readFileSync(join(folder, "404.html"), "utf8"));
  });

  test("sends the headers that a page cannot set itself with every response", async () => {
    for (const path of ["", "foundations/mex/", "none/", fileLike("assets/*.js")]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'self'");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    }
  });

  test("gives the cells' document an opaque origin, and allows other origins to import the library", async () => {
    const policy = await header("lib/sandbox.html", "content-security-policy");
    expect(policy).toContain("sandbox allow-scripts");
    expect(await header("lib/grundy.js", "access-control-allow-origin")).toBe("*");
    expect(await header(fileLike("lib/kernel.*.js"), "access-control-allow-origin")).toBeNull();
  });

  test("redirects the address of a folder without a slash to the folder", async () => {
    const response = await get("foundations/mex");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/games/foundations/mex/");
  });
});
