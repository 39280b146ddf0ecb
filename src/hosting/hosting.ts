import { globSync } from "node:fs";
import { mkdir, readFile, rename, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { languages, prefixOf } from "../i18n/languages.ts";
import { caddyfile } from "./caddyfile.ts";
import { containerfile } from "./containerfile.ts";
import { headersFile } from "./headers-file.ts";
import { withLateScripts } from "./late-scripts.ts";
import { nginxConf } from "./nginx-conf.ts";
import { withPolicy } from "./policy.ts";
import { drawPicture } from "./draw-picture.ts";

async function writeAll(site: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(site, "hosting"), { recursive: true });
  for (const [file, text] of Object.entries(texts)) await writeFile(join(site, file), text);
}

/** Puts a language's page for what is not there where hosts look for one: Astro does so only for the whole site's. */
async function placeNotFound(folder: string): Promise<void> {
  await rename(join(folder, "404", "index.html"), join(folder, "404.html"));
  await rmdir(join(folder, "404"));
}

/**
 * Makes the built site ready for a host: scripts after the first paint and a policy in every page, the pictures that links to its pages
 * show, and what tells servers how to answer. No later integration may change a page: it hashes what stands in them.
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
        const folders = languages.map(prefixOf).filter((prefix) => prefix !== "");
        for (const folder of folders) await placeNotFound(join(site, folder));
        for (const file of globSync("**/*.html", { cwd: site })) {
          const built = await readFile(join(site, file), "utf8");
          const html = withPolicy(withLateScripts(built), file);
          await writeFile(join(site, file), html);
          await drawPicture(site, base, html);
        }
        const files = globSync("**/*", { cwd: site }).map((file) => file.replaceAll("\\", "/"));
        await writeAll(site, {
          // Or GitHub Pages would leave out files that begin with an underscore.
          ".nojekyll": "",
          _headers: headersFile(base, files.sort()),
          "hosting/nginx.conf": nginxConf(base, folders),
          "hosting/Caddyfile": caddyfile(base, folders),
          "hosting/Containerfile": containerfile(base),
        });
      },
    },
  };
}
