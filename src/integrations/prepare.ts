import { globSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { AstroIntegration } from "astro";

/** The name of the compilers and interpreters, beside the files of articles. */
export const TOOLS = "tools";

/** The files of all articles, and of other texts with cells. */
export const articleFiles = (): readonly string[] =>
  globSync("content/*/{*,*/*}.mdx")
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** What the thread prepares, by name, until it is there. */
const pending = ((globalThis as Record<symbol, unknown>)[Symbol.for("grundy-prepared")] ??=
  // Modules of pages are bundled before they run, so one process loads this module twice.
  new Map()) as Map<string, PromiseWithResolvers<void>>;

/** Waits until the thread of the build has put into the cache what an article's file, or TOOLS, needs; or failed to. */
export const prepared = async (name: string): Promise<void> => pending.get(name)?.promise;

/**
 * Fills the cache in a thread of its own from the start of a build, with what takes longest: the outputs of all cells, and
 * the packed tools. One processor alone would bundle the modules first, and then run the cells.
 */
export const prepare = (): AstroIntegration => ({
  name: "grundy-prepare",
  hooks: {
    "astro:build:start": () => {
      for (const name of [...articleFiles(), TOOLS]) pending.set(name, Promise.withResolvers());
      // Pages then make what they need, and say what is wrong with it.
      const giveUp = (): void => pending.forEach(({ resolve }) => resolve());
      new Worker("./src/articles/prepare-thread.ts")
        .on("message", (name: string) => pending.get(name)?.resolve())
        .on("error", giveUp)
        .on("exit", giveUp);
    },
  },
});
