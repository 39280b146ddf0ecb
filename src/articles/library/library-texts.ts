import { cached, hashOfFiles, hashedName, isDevelopment } from "../../integrations/cache.ts";
import { callThread } from "../call-thread.ts";
import { completionsText } from "./entries.ts";

/** The files that these texts are read from, and those that read them. */
const SOURCES = [
  "src/*.ts",
  "src/{articles,games,i18n,notebook,octal,problems}/**/*.ts",
  "{,src/articles/library/declarations.}tsconfig*.json",
];

/** These texts, cached until a source of the library changes. */
export const libraryTexts = () =>
  cached("library", [hashOfFiles(...SOURCES)], () => callThread("libraryTexts"));

/** What editors complete, as JSON. */
export const completions = async (): Promise<string> =>
  completionsText((await libraryTexts()).reference);

/** A name for the completions' file that changes with what they are made from: pages do not wait for them. */
export const completionsName = (): string =>
  isDevelopment
    ? "completions.json"
    : hashedName("completions", "json", hashOfFiles(...SOURCES, "package-lock.json"));
