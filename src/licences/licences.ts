import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { licencesText } from "./licences-text.ts";
import { ship, shippedPackages } from "./shipped.ts";
import { shippedModules } from "./shipped-modules.ts";

/** The file's name, at the site's base. */
export const LICENCES = "licences.txt";

/**
 * Writes the licences into the built site. Must run after all integrations that add scripts, styles and fonts, and before
 * those that list the site's files.
 */
export function licences(): AstroIntegration {
  return {
    name: "grundy-licences",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        // A worker's script is a bundle of its own.
        const vite = { plugins: [shippedModules()], worker: { plugins: () => [shippedModules()] } };
        updateConfig({ vite });
      },
      "astro:build:done": async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        // Its script that hydrates islands is inline in the pages.
        ship("node_modules/astro/package.json");
        const packages = shippedPackages();
        await writeFile(join(site, LICENCES), licencesText(site, packages));
        logger.info(`${packages.length} packages are named in ${LICENCES}`);
      },
    },
  };
}
