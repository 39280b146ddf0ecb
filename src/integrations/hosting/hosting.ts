import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { headersFile } from "./headers-file.ts";
import { islandScriptsFirst, withLateScripts, withoutTex } from "./lighter-page.ts";
import { withPolicy } from "./policy.ts";

/**
 * Prepares the built site for a host: smaller pages, scripts that load after the first paint and a policy in each page, and
 * `_headers`. No later integration may change a page: its policy contains hashes of its scripts.
 */
export function hosting(): AstroIntegration {
  let base = "/";
  return {
    name: "grundy-hosting",
    hooks: {
      "astro:config:done": ({ config }) => {
        base = config.base.replace(/\/?$/, "/");
      },
      "astro:build:done": async ({ dir }) => {
        const site = fileURLToPath(dir);
        for (const file of globSync("**/*.html", { cwd: site })) {
          const built = await readFile(join(site, file), "utf8");
          const page = withLateScripts(withoutTex(islandScriptsFirst(built)));
          await writeFile(join(site, file), withPolicy(page, file));
        }
        const files = globSync("**/*", { cwd: site }).map((file) => file.replaceAll("\\", "/"));
        await writeFile(join(site, "_headers"), headersFile(base, files.sort()));
        // Without this file GitHub Pages leaves out files whose names begin with an underscore.
        await writeFile(join(site, ".nojekyll"), "");
      },
    },
  };
}
