import { globSync } from "node:fs";

/** Paths as the tests compare them: in order, with `/` on Windows too. */
export const globFiles = (pattern: string, folder = "."): string[] =>
  globSync(pattern, { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
