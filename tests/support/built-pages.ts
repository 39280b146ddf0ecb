import { globSync } from "node:fs";

/** The addresses of all pages that were built. */
export const builtPages = (): string[] =>
  globSync("dist/**/index.html")
    .map((file) => file.replace(/^dist|index\.html$/g, ""))
    .sort();

/** The addresses of the articles. */
export const builtArticles = (): string[] => builtPages().filter((path) => /\w\/\w/.test(path));
