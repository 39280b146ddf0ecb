import { createSourceFile, ScriptTarget, type SourceFile } from "typescript";
import type { CellGlobals } from "../cell-globals.ts";

/** Texts of all declarations that a cell can refer to, beside the page's other cells. */
export interface Declarations {
  /** Of ECMAScript. */
  readonly language: string;
  /** Of the library. */
  readonly library: string;
  /** Of `CellGlobals`. */
  readonly globals: string;
}

const given: Readonly<Record<keyof CellGlobals, true>> = {
  show: true,
  input: true,
  console: true,
  performance: true,
  setTimeout: true,
  setInterval: true,
  clearTimeout: true,
  clearInterval: true,
  queueMicrotask: true,
  structuredClone: true,
};

const ambient = Object.keys(given)
  .map((name) => `declare const ${name}: import("globals").CellGlobals["${name}"];`)
  .join("\n");

/** The declarations as files, each named as a module of that name is found. */
export function declarationFiles({ language, library, globals }: Declarations): SourceFile[] {
  return Object.entries({ language, grundy: library, globals, ambient }).map(([name, text]) =>
    createSourceFile(`/${name}.d.ts`, text, ScriptTarget.ES2023),
  );
}
