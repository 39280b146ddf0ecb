import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { licenceOf } from "../../src/integrations/licences/licences.ts";
import { packageOf } from "../../src/integrations/licences/shipped.ts";

let folder = "";

/** Creates a package with this description and these files. */
function createPackage(described: object, files: Readonly<Record<string, string>> = {}): string {
  folder = mkdtempSync(join(tmpdir(), "grundy-licence-"));
  const description = JSON.stringify({ name: "heaps", version: "1.2.3", ...described });
  for (const [file, text] of Object.entries({ ...files, "package.json": description })) {
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("licenceOf returns the full text of a package's licence files and notices only", () => {
  const files = {
    "LICENSE.md": "\uFEFFThe terms  \r\nof use\r\n\r\n",
    NOTICE: "\nThe notice\n",
    "ThirdPartyNoticeText.txt": "The others",
    "README.md": "How to use it",
  };
  expect(licenceOf(createPackage({ license: "ISC" }, files))).toEqual({
    name: "heaps",
    version: "1.2.3",
    id: "ISC",
    text: "The terms\nof use\n\nThe notice\n\nThe others",
  });
});

test("licenceOf throws an error for a package without a licence", () => {
  expect(() => licenceOf(createPackage({}, { LICENSE: "" }))).toThrow(
    "heaps is shipped but has no licence",
  );
});

test.each([
  ["node_modules/acorn/dist/acorn.mjs", "node_modules/acorn"],
  ["/site/node_modules/@lezer/lr/dist/index.js?v=1", "/site/node_modules/@lezer/lr"],
  ["C:\\site\\node_modules\\preact\\dist\\preact.mjs", "C:/site/node_modules/preact"],
  ["node_modules/a/node_modules/@b/c/d.js", "node_modules/a/node_modules/@b/c"],
  ["\0/site/node_modules/diff/lib/index.js?commonjs-proxy", "/site/node_modules/diff"],
  ["\0vite/preload-helper.js", "node_modules/vite"],
  ["\0rolldown/runtime.js", "node_modules/rolldown"],
  ["\0rolldown_dynamic_import_helper.js", "node_modules/rolldown"],
  ["/site/components/boards/Board.tsx", undefined],
])("packageOf(%j) is %s", (id, folder) => {
  expect(packageOf(id)).toBe(folder);
});

test("packageOf throws an error for a virtual module of an unknown package", () => {
  expect(() => packageOf("\0helpers/unknown.js")).toThrow("unknown.js");
});
