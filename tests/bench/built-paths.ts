import { builtPages } from "../support/built-pages.ts";

/** The addresses of all pages in `dist`, or of those that the pattern in the environment variable `PAGES` chooses. */
export const builtPaths = (): string[] => {
  const chosen = new RegExp(process.env["PAGES"] ?? "");
  return builtPages().filter((path) => chosen.test(path));
};
