import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { storedFiles } from "../../src/integrations/offline/offline.ts";

let folder = "";

/** A built site with these files. */
function site(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(join(tmpdir(), "grundy-stored-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const built = {
  "index.html": "home",
  "404.html": "none",
  "foundations/mex/index.html": "mex",
  "foundations/mex.ipynb": "{}",
  "assets/a.1.js": "a",
  "assets/f.woff2": "font",
  "lib/kernel.0123456789.js": "kernel",
  "lib/grundy.js": "library",
  "search/index.json": "index",
};

test("pages stand at their addresses, and every file is named by the hash of what it holds", () => {
  const { entries, bytes } = storedFiles(site(built));
  expect(entries.map(({ url }) => url).sort()).toEqual(
    [".", ...Object.keys(built).slice(1)].map((file) => file.replace(/index\.html$/, "")).sort(),
  );
  expect(bytes).toBe(Object.values(built).join("").length);
  const mex = entries.find(({ url }) => url === "foundations/mex/");
  expect(mex?.integrity).toBe(`sha256-${createHash("sha256").update("mex").digest("base64")}`);
});

test("only files whose names change with their content are kept across editions by their names", () => {
  const { entries } = storedFiles(site(built));
  const lasting = entries.filter(({ revision }) => revision === null).map(({ url }) => url);
  expect(lasting.sort()).toEqual(["assets/a.1.js", "assets/f.woff2", "lib/kernel.0123456789.js"]);
});

test("what servers, link previews, other programs and older browsers read is left out", () => {
  const others = {
    _headers: "",
    "sitemap-0.xml": "",
    "share.png": "",
    "assets/f.woff": "",
    "assets/f.ttf": "",
    "lib/grundy.d.ts": "",
    "sw.js": "",
  };
  const { entries } = storedFiles(site({ ...built, ...others }));
  expect(entries.length).toBe(Object.keys(built).length);
});

test("a file that is too large to be stored without asking stops the build", () => {
  const large = site({ "index.html": "home", "lib/large.js": "x".repeat(1_000_001) });
  expect(() => storedFiles(large)).toThrow(/large\.js/);
});
