import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { notebookText, type Notebook } from "./nbformat.ts";
import { weave } from "./weave.ts";

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
      "astro:build:done": async ({ dir }) => {
        const site = fileURLToPath(dir);
        for (const file of globSync("**/*.ipynb", { cwd: site })) {
          const path = join(site, file);
          const page = await readFile(join(path.replace(/\.ipynb$/, ""), "index.html"), "utf8");
          const address = new URL(file.replace(/\.ipynb$/, "/").replaceAll("\\", "/"), home).href;
          const notebook = JSON.parse(await readFile(path, "utf8")) as Notebook;
          await writeFile(path, notebookText(weave(notebook, page, home, address)));
        }
      },
    },
  };
}
