import { cached, hashOfFiles, hashedName, isDevelopment } from "../../integrations/cache.ts";
import type { Declarations } from "../../notebook/check-cells.ts";
import { completionsText } from "./entries.ts";
import type { Reference } from "./reference.ts";

/** Texts that TypeScript derives from the library and the globals of cells. */
export interface LibraryTexts {
  /** Types and doc comments of the published modules. */
  readonly grundy: string;
  readonly notebook: string;
  readonly declarations: Declarations;
  /** What the page of the library explains. */
  readonly reference: Reference;
}

/** The files that these texts are read from, and those that read them. */
const SOURCES = [
  "src/*.ts",
  "src/{articles,games,i18n,notebook,octal,problems}/**/*.ts",
  "{,src/articles/library/declarations.}tsconfig*.json",
];

/** These texts, cached until a source of the library changes: TypeScript takes seconds for them. */
export const libraryTexts = (): Promise<LibraryTexts> =>
  cached("library", [hashOfFiles(...SOURCES)], async () => {
    const { declarations, typeBundle } = await import("./declarations.ts");
    const { reference } = await import("./reference.ts");
    return {
      grundy: typeBundle("grundy"),
      notebook: typeBundle("notebook"),
      declarations: declarations(),
      reference: reference(),
    };
  });

/** What editors complete, as JSON. */
export const completions = async (): Promise<string> =>
  completionsText((await libraryTexts()).reference);

/** A name for the completions' file that changes with its text. */
export const completionsName = async (): Promise<string> =>
  isDevelopment ? "completions.json" : hashedName("completions", "json", await completions());
