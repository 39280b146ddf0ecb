import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { headersFile, withPolicy } from "./policy.ts";

/**
 * Prepares the built site for a host: makes pages smaller, loads scripts after the first paint, adds a policy to each
 * page, and writes `_headers`. No later integration may change a page, because its policy contains hashes of its
 * scripts.
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
          const page = deferScripts(withoutTex(islandScriptsFirst(built)));
          await writeFile(join(site, file), withPolicy(page, file));
        }
        const files = globSync("**/*", { cwd: site }).map((file) => file.replaceAll("\\", "/"));
        await writeFile(join(site, "_headers"), headersFile(base, files.sort()));
        // Without this file, GitHub Pages omits files whose names begin with an underscore.
        await writeFile(join(site, ".nojekyll"), "");
      },
    },
  };
}

/** Matches the TeX in a formula's MathML, its `semantics` tags, and the namespace, which HTML does not need. */
const TEX =
  /<annotation encoding="application\/x-tex">[^<]*<\/annotation>|<\/?semantics>|(?<=<math) xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML"/g;

/** The style and scripts that Astro writes directly before an island and that all islands share. */
const ISLAND_PARTS =
  /(?:<style>astro-island,[^<]*<\/style>)?(?:<script>(?:(?!<\/script>)[^])*<\/script>)+(?=<astro-island)/g;

/**
 * Moves the shared scripts of a page's islands before its first island, in a fixed order. Astro writes them before the
 * island that it finishes first, which depends on timing, so that two builds of the same sources would differ.
 */
export function islandScriptsFirst(html: string): string {
  const parts = (html.match(ISLAND_PARTS) ?? []).flatMap((found) =>
    found.split(/(?<=<\/script>|<\/style>)/),
  );
  const shared = parts.sort().join("");
  return html.replace(ISLAND_PARTS, "").replace("<astro-island", () => `${shared}<astro-island`);
}

/** Removes the TeX of formulas, which browsers do not use, since they have the MathML. */
export const withoutTex = (html: string): string => html.replace(TEX, "");

const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Defers a page's scripts until after its first paint: their addresses are moved to a list at its end, and its first
 * script loads them in this order. Until then the network is free for text, styles and fonts.
 */
export function deferScripts(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const list = `<script type="application/json" id="deferred-scripts">${JSON.stringify(addresses)}</script>`;
  return html.replace(SCRIPT, "").replace("</body>", `${list}</body>`);
}
