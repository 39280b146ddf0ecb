import type { AstroIntegration } from "astro";
import { endIdleThreads } from "./cell-worlds.ts";
import { endTypesThread } from "./check-types.ts";
import { homeCell } from "./home-cell.ts";
import { typesSize } from "./library/types-text.ts";

/**
 * Begins what takes long when a build begins, on threads: what cells are checked against is there when the articles are
 * compiled, which begins to run their cells. Pages that are earlier wait for them.
 */
export function cellsAhead(): AstroIntegration {
  return {
    name: "grundy-cells-ahead",
    hooks: {
      "astro:build:start": () => {
        // The page that shows the cell tells of its fault.
        Promise.all([homeCell(), typesSize()]).catch(() => {});
      },
      "astro:build:generated": async () => {
        await Promise.all([endIdleThreads(), endTypesThread()]);
      },
    },
  };
}
