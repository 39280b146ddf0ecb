import { globSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { LIBRARY } from "../../../src/articles/library/library-texts.ts";
import { RUNS } from "../../../src/articles/kept-run.ts";
import { CHECKER } from "../../../src/articles/library/types-text.ts";
import type { Kind } from "../../../src/integrations/building/kept.ts";
import { PICTURES } from "../../../src/integrations/hosting/raster.ts";
import { LISTINGS } from "../../../components/editor/listing-code.ts";

/** Kind → the modules that make it. Its key has those that keep it besides. */
const makers: [Kind, string[]][] = [
  [LIBRARY, ["src/articles/library/library-thread.ts"]],
  [LIBRARY, ["src/grundy.ts", "src/notebook/jupyter.ts", "src/notebook/cell-globals.ts"]],
  [
    RUNS,
    [
      "src/articles/run-article.ts",
      "src/articles/library/library-thread.ts",
      "src/articles/types-thread.ts",
    ],
  ],
  [RUNS, ["src/articles/cell-thread.ts", "src/notebook/serve.ts"]],
  [CHECKER, ["src/articles/library/types-text.ts", "src/notebook/types/serve.ts"]],
  [LISTINGS, ["components/editor/listing-code.ts"]],
  [PICTURES, ["src/integrations/hosting/raster.ts"]],
];

test.each(makers)("a change of any file that makes $name is noticed: %#", async (kind, entries) => {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "out",
    platform: "node",
    format: "esm",
    packages: "external",
    alias: { grundy: "./src/grundy.ts" },
  });
  const known = new Set(globSync([...kind.sources, "src/integrations/building/*.ts"]).map(slashes));
  const made = Object.keys(metafile.inputs);
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((file) => !known.has(file))).toEqual([]);
});

function slashes(file: string): string {
  return file.replaceAll("\\", "/");
}
