import { cached, hashOfFiles, hashedName, isDevelopment } from "../../integrations/cache.ts";
import { callThread } from "../call-thread.ts";
import { completionsText } from "./entries.ts";

/** The files from which the library texts are generated, and those that generate them. */
const SOURCES = [
  "src/*.ts",
  "src/{articles,games,i18n,notebook,octal,problems}/**/*.ts",
  "{,src/articles/library/declarations.}tsconfig*.json",
];

/** Returns the library texts, cached until a source changes. */
export const libraryTexts = () =>
  cached("library", [hashOfFiles(...SOURCES)], () => callThread("libraryTexts"));

/** Returns the completions of editors as JSON. */
export const completions = async (): Promise<string> =>
  completionsText((await libraryTexts()).reference);

/** Returns a name for the completions' file. It has a hash of their sources, so that pages need not wait for them. */
export const completionsName = (): string =>
  isDevelopment
    ? "completions.json"
    : hashedName("completions", "json", hashOfFiles(...SOURCES, "package-lock.json"));
