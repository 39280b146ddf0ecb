import { globSync, readFileSync } from "node:fs";

/** The addresses of all pages that were built. */
export const builtPages = (): string[] =>
  globSync("dist/**/index.html")
    .map((file) => file.replace(/^dist|index\.html$/g, ""))
    .sort();

/** The addresses of the articles. */
export const builtArticles = (): string[] => builtPages().filter((path) => /\w\/\w/.test(path));

/** The addresses of the articles that have cells. */
export const builtNotebooks = (): string[] =>
  builtArticles().filter((path) =>
    readFileSync(`dist${path}index.html`, "utf8").includes('class="cell"'),
  );
