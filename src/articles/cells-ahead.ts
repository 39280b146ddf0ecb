import type { AstroIntegration } from "astro";
import { endIdleThreads } from "./cell-worlds.ts";
import { endTypesThread } from "./check-types.ts";
import { homeCell } from "./home-cell.ts";
import { typesSize } from "./library/types-text.ts";

/**
 * Starts slow work on threads when a build starts: the declarations for type checks, and the runs of cells as soon as
 * their articles are compiled. Pages await the results.
 */
export function cellsAhead(): AstroIntegration {
  return {
    name: "grundy-cells-ahead",
    hooks: {
      "astro:build:start": () => {
        // Errors are reported by the page that awaits the same result.
        Promise.all([homeCell(), typesSize()]).catch(() => {});
      },
      "astro:build:generated": async () => {
        await Promise.all([endIdleThreads(), endTypesThread()]);
      },
    },
  };
}
