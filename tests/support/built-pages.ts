import { readFileSync, statSync } from "node:fs";
import { globFiles } from "./glob-files.ts";

/** Addresses of built files; a page's own is that of its folder. */
const addresses = (pattern: string): string[] =>
  globFiles(pattern, "dist")
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1")}`)
    .sort();

/** The file that stands at an address of the built site. */
export const fileAt = (path: string): string =>
  `dist${path.endsWith("/") ? `${path}index.html` : path}`;

/** Whether a file stands at an address of the built site. */
export const isBuilt = (path: string): boolean =>
  statSync(fileAt(path), { throwIfNoEntry: false })?.isFile() === true;

/** The addresses of all pages that were built. */
export const builtPages = (): string[] => addresses("**/index.html");

/** The addresses of all that is HTML: the pages, what says that there is no page, and the cells' document. */
export const builtDocuments = (): string[] => addresses("**/*.html");

/** The addresses of the articles. */
export const builtArticles = (): string[] =>
  builtPages().filter((path) => /\w\/\w/.test(path) && !path.includes("/laboratory/"));

/** The addresses of the articles that have cells. */
export const builtNotebooks = (): string[] =>
  builtArticles().filter((path) => readFileSync(fileAt(path), "utf8").includes('class="cell"'));
