import { readFileSync } from "node:fs";
import { globFiles } from "./glob-files.ts";

/** The addresses of all pages that were built. */
export const builtPages = (): string[] =>
  globFiles("dist/**/index.html")
    .map((file) => file.replace(/^dist|index\.html$/g, ""))
    .sort();

/** The addresses of the articles. */
export const builtArticles = (): string[] => builtPages().filter((path) => /\w\/\w/.test(path));

/** The addresses of the articles that have cells. */
export const builtNotebooks = (): string[] =>
  builtArticles().filter((path) =>
    readFileSync(`dist${path}index.html`, "utf8").includes('class="cell"'),
  );
