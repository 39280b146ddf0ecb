import { readFileSync } from "node:fs";
import { generateDtsBundle } from "dts-bundle-generator";
import { createPrinter, createSourceFile, ScriptTarget } from "typescript";
import type { Declarations } from "../../notebook/check-cells.ts";
import { itemAt } from "../../games/theory/item-at.ts";

const entries = {
  /** The library that cells import. */
  grundy: "src/grundy.ts",
  /** The output functions of downloaded notebooks. */
  notebook: "src/notebook/jupyter.ts",
  globals: "src/notebook/cell-globals.ts",
} as const;

const names = Object.keys(entries) as (keyof typeof entries)[];

let bundles: readonly string[] | undefined;

/**
 * Returns types and doc comments in one file without imports. All bundles are generated from one TypeScript program,
 * which does not check the sources: `npm run check` does.
 */
export function typeBundle(name: keyof typeof entries): string {
  const output = { noBanner: true, exportReferencedTypes: false };
  bundles ??= generateDtsBundle(
    names.map((one) => ({ filePath: entries[one], output })),
    { preferredConfigPath: "src/articles/library/declarations.tsconfig.json" },
  );
  return itemAt(bundles, names.indexOf(name));
}

const LIB = "node_modules/typescript/lib";

/** Returns a standard declaration file, preceded by the files that it references. */
function standard(name: string, seen = new Set<string>()): string {
  if (seen.has(name)) return "";
  seen.add(name);
  const text = readFileSync(`${LIB}/lib.${name}.d.ts`, "utf8");
  const references = [...text.matchAll(/^\/\/\/ <reference lib="(.*)" \/>$/gm)];
  return [...references.map((match) => standard(itemAt(match, 1), seen)), text].join("\n");
}

const printer = createPrinter({ removeComments: true });

/** Removes comments and indentation from declarations. */
const compact = (text: string): string =>
  printer
    .printFile(createSourceFile("x.d.ts", text, ScriptTarget.ES2023))
    .replace(/^\/\/\/.*\n/gm, "")
    .replace(/^ +/gm, "");

let compacted: Declarations | undefined;

/** Returns all declarations for the type check of cells, without comments. */
export function declarations(): Declarations {
  compacted ??= {
    language: compact(standard("es2023")),
    library: compact(typeBundle("grundy")),
    globals: compact(typeBundle("globals")),
  };
  return compacted;
}
