import { globSync } from "node:fs";
import type { AstroIntegration } from "astro";
import { endIdleThreads } from "./cell-worlds.ts";
import { endTypesThread } from "./check-types.ts";
import { homeCell } from "./home-cell.ts";
import { runFiles } from "./run-files.ts";
import { typesSize } from "./types-text.ts";

/** Every article of the book. */
const files = (): string[] =>
  globSync("content/*/{foundations,problems,reference}/*.mdx")
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

async function run(): Promise<void> {
  await Promise.all([homeCell(), runFiles(files())]);
  await Promise.all([endIdleThreads(), endTypesThread(), typesSize()]);
}

/**
 * Begins to run the articles' cells, on threads, when a build begins: they are done when the pages are compiled that
 * show what came out. Pages that are earlier wait for them.
 */
export function cellsAhead(): AstroIntegration {
  return {
    name: "grundy-cells-ahead",
    hooks: {
      "astro:build:start": () => {
        // The page that shows the cell tells of its fault.
        run().catch(() => {});
      },
    },
  };
}
