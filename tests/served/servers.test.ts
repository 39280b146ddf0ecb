import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, inject, test } from "vitest";
import { globFiles } from "../support/glob-files.ts";
import { whole } from "../support/extent.ts";

const folder = inject("folder");
const files = globFiles("**/*.*", folder).filter((one) => !/\.(br|gz)$/.test(one));
const file = (like: RegExp): string => {
  const found = files.find((one) => like.test(one));
  if (!found) throw new Error(`The built site has no file like ${String(like)}`);
  return found;
};

/** What the registry of media types and the browsers' rules say. */
const media: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".ts": "application/typescript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".ipynb": "application/x-ipynb+json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".pagefind": "application/octet-stream",
  ".pf_meta": "application/octet-stream",
  ".pf_index": "application/octet-stream",
  ".pf_fragment": "application/octet-stream",
  ".pf_filter": "application/octet-stream",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".ttf": "font/ttf",
};

/** An answer's body as it is sent, which `fetch` would unpack. */
async function sentAs(url: string, encoding: string) {
  const asked = request(url, { headers: { "accept-encoding": encoding } }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

const YEAR = "public, max-age=31536000, immutable";

test("every kind of file in the built site is one whose media type is known", () => {
  const endings = new Set(files.filter((one) => !one.startsWith("hosting/")).map(extname));
  expect([...endings].filter((ending) => !(ending in media))).toEqual([]);
});

describe.each(inject("servers"))("$name", ({ name, url }) => {
  const get = (path: string, init?: RequestInit) =>
    fetch(`${url}/games/${path}`, { redirect: "manual", ...init });

  test.each(Object.entries(media))("sends %s as %s", async (ending, type) => {
    const found = files.find((one) => one.endsWith(ending));
    if (found === undefined) return; // the test above knows all endings that there are
    const response = await get(found);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    const sent = Buffer.from(await response.arrayBuffer());
    expect(sent.equals(readFileSync(join(folder, found)))).toBe(true);
  });

  test("lets files whose names change with their content be kept, and asks again for all others", async () => {
    const cache = async (path: string) => (await get(path)).headers.get("cache-control");
    for (const kind of [/^assets\/.*\.js$/, /^assets\/.*\.css$/, /^assets\/.*\.woff2$/]) {
      expect(await cache(file(kind))).toBe(YEAR);
    }
    for (const kind of [
      /^lib\/kernel\./,
      /^lib\/types\./,
      /^lib\/completions\./,
      /\.pf_fragment$/,
    ]) {
      expect(await cache(file(kind))).toBe(YEAR);
    }
    const lasting = ["", "foundations/mex/", "foundations/mex.ipynb", "lib/grundy.js", "home.png"];
    for (const path of [...lasting, "lib/sandbox.html", "sw.js", "assets/none.js"]) {
      expect(await cache(path), path).toBe("no-cache");
    }
  });

  test("answers that nothing has changed when nothing has", async () => {
    const tag = (await get("foundations/mex/")).headers.get("etag") ?? "";
    expect(tag).not.toBe("");
    const again = await get("foundations/mex/", { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
  });

  test("compresses text, and not pictures or fonts that are compressed already", async () => {
    const packing = async (path: string) =>
      (await get(path, { headers: { "accept-encoding": "gzip" } })).headers.get("content-encoding");
    const large = [/^lib\/kernel\./, /^lib\/types\./, /\.ipynb$/, /^assets\/Page.*\.css$/];
    for (const path of ["", "foundations/mex/", ...large.map(file)]) {
      expect(await packing(path), path).toBe("gzip");
    }
    expect(await packing("home.png")).toBeNull();
    expect(await packing(file(/\.woff2$/))).toBeNull();
    const zipped = await get("", { headers: { "accept-encoding": "gzip" } });
    expect(zipped.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    const plain = await get("", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
  });

  test("sends the file that was compressed beforehand, where there is one", async () => {
    const [encoding, ending] = name === "caddy" ? ["br", "br"] : ["gzip", "gz"];
    const some = [/^reference\/glossary\/index\.html$/, /^reference\/.*\.ipynb$/];
    const more = [/^foundations\/mex\/index\.html$/, /^assets\/Page.*\.css$/, /^sw\.js$/];
    for (const path of (whole ? [...some, ...more] : some).map(file)) {
      const asked = path.replace(/index\.html$/, "");
      const { headers, body } = await sentAs(`${url}/games/${asked}`, `${encoding}, gzip`);
      expect(headers["content-encoding"], path).toBe(encoding);
      expect(body.equals(readFileSync(join(folder, `${path}.${ending}`))), path).toBe(true);
      expect(body.length).toBeLessThan(readFileSync(join(folder, path)).length / 2);
    }
  });

  test.each(["none/", "none", "assets/none.js", "lib/", "assets/"])(
    "has no page at %s, says so, and shows what there is",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await response.text()).toBe(readFileSync(join(folder, "404.html"), "utf8"));
    },
  );

  test("says with every answer who may frame it, and that types are not to be guessed", async () => {
    for (const path of [
      "",
      "foundations/mex/",
      "none/",
      "lib/sandbox.html",
      file(/^assets\/.*js$/),
    ]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'self'");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
      expect(headers.get("permissions-policy"), path).toContain("camera=()");
    }
  });

  test("gives the cells' document a stranger's origin, and no page", async () => {
    const policy = async (path: string) => (await get(path)).headers.get("content-security-policy");
    expect(await policy("lib/sandbox.html")).toBe("frame-ancestors 'self', sandbox allow-scripts");
    expect(await policy("")).toBe("frame-ancestors 'self'");
  });

  test("lends the library to every origin, and the kernel to none", async () => {
    const lent = async (path: string) =>
      (await get(path)).headers.get("access-control-allow-origin");
    for (const path of ["grundy.js", "grundy.d.ts", "notebook.js", "notebook.d.ts"]) {
      expect(await lent(`lib/${path}`), path).toBe("*");
    }
    expect(await lent(file(/^lib\/kernel\./))).toBeNull();
    expect(await lent("")).toBeNull();
  });

  test("leads from a folder's name to the folder, and from the server's first page to the site", async () => {
    const folderless = await get("foundations/mex");
    expect([301, 308]).toContain(folderless.status);
    expect(folderless.headers.get("location")).toBe("/games/foundations/mex/");
    const first = await fetch(`${url}/`, { redirect: "manual" });
    expect([first.status, first.headers.get("location")]).toEqual([302, "/games/"]);
  });
});
