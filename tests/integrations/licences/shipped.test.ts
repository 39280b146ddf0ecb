import { expect, test } from "vitest";
import { packageOf } from "../../../src/integrations/licences/shipped.ts";

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
])("%j is part of %s", (id, folder) => {
  expect(packageOf(id)).toBe(folder);
});

test("a module of nobody's stops the build", () => {
  expect(() => packageOf("\0helpers/of-nobody.js")).toThrow("of-nobody");
});
