import { globSync, readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { headersFile } from "./headers-file.ts";
import { islandScriptsFirst, withLateScripts, withOneSheet, withoutTex } from "./lighter-page.ts";
import { withPolicy } from "./policy.ts";

/**
 * Prepares the built site for a host: smaller pages with one style sheet, scripts that load after the first paint and a
 * policy in each page, and `_headers`. No later integration may change a page: its policy contains hashes of its scripts.
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
        const inSite = (address: string): string => join(site, address.slice(base.length));
        let pages = "";
        for (const file of globSync("**/*.html", { cwd: site })) {
          const built = await readFile(join(site, file), "utf8");
          const { html: page, sheet } = withOneSheet(
            withoutTex(islandScriptsFirst(built)),
            (address) => readFileSync(inSite(address), "utf8"),
          );
          if (sheet) await writeFile(inSite(sheet.address), sheet.css);
          const html = withPolicy(withLateScripts(page), file);
          await writeFile(join(site, file), html);
          pages += html.slice(0, html.indexOf("</head>"));
        }
        // What has become part of another sheet.
        for (const sheet of globSync("assets/*.css", { cwd: site })) {
          if (!pages.includes(basename(sheet))) await rm(join(site, sheet));
        }
        const files = globSync("**/*", { cwd: site }).map((file) => file.replaceAll("\\", "/"));
        await writeFile(join(site, "_headers"), headersFile(base, files.sort()));
        // Without this file GitHub Pages leaves out files whose names begin with an underscore.
        await writeFile(join(site, ".nojekyll"), "");
      },
    },
  };
}
