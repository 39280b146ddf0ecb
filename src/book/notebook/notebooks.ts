import { once } from "node:events";
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { AstroIntegration } from "astro";
import type { WeaveTask } from "./weave-thread.ts";

/** One page at a time needs little; with more room a thread would keep what it does not need any more. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Completes the notebooks on as many threads as the machine has processors. */
async function weaveAll(site: string, home: string): Promise<void> {
  const files = globSync("**/*.ipynb", { cwd: site }).sort();
  const threads = Math.min(availableParallelism(), files.length);
  await Promise.all(
    Array.from({ length: threads }, async (_, first) => {
      // Long articles stand side by side: one for each thread in turn.
      const mine = files.filter((_, i) => i % threads === first);
      const workerData: WeaveTask = { site, home, files: mine };
      const thread = new Worker(new URL("./weave-thread.ts", import.meta.url), {
        workerData,
        resourceLimits,
      });
      await once(thread, "exit");
    }),
  );
}

/**
 * Completes every notebook of the built site with the prose of the page beside it. It reads the built
 * page, so that computed numbers and everything that a tag made are there as readers see them.
 */
export function notebooks(): AstroIntegration {
  let home = "";
  return {
    name: "grundy-notebooks",
    hooks: {
      "astro:config:done": ({ config }) => {
        home = new URL(config.base.replace(/\/?$/, "/"), config.site).href;
      },
      "astro:build:done": ({ dir }) => weaveAll(fileURLToPath(dir), home),
    },
  };
}
