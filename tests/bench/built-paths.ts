import { globSync } from "node:fs";

/** The addresses of all pages in `dist`, or of those that the pattern in the environment variable `PAGES` chooses. */
export const builtPaths = (): string[] => {
  const chosen = new RegExp(process.env["PAGES"] ?? "");
  return globSync("dist/**/index.html")
    .map((file) => file.replace(/^dist|index\.html$/g, ""))
    .filter((path) => chosen.test(path))
    .sort();
};
