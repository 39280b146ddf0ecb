import { globSync } from "node:fs";

/** Returns sorted paths, with `/` also on Windows. */
export const globFiles = (pattern: string, folder = "."): string[] =>
  globSync(pattern, { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
