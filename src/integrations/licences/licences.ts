import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { licencesText } from "./licences-text.ts";
import { ship, shippedPackages } from "./shipped.ts";
import type { Plugin } from "vite";

const STYLES = /\.css(\?|$)/;

/**
 * Records the modules, styles and files in Vite's bundles as shipped. Server-side scripts run at build only; of them,
 * only the styles are shipped.
 */
const shippedModules = (): Plugin => ({
  name: "grundy-shipped-modules",
  generateBundle(_, bundle) {
    const forReaders = this.environment.config.consumer === "client";
    for (const output of Object.values(bundle)) {
      if (output.type === "asset") output.originalFileNames.forEach(ship);
      else output.moduleIds.filter((id) => forReaders || STYLES.test(id)).forEach(ship);
    }
  },
});

/** The file's name, at the site's base. */
const LICENCES = "licences.txt";

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
        await writeFile(join(site, LICENCES), licencesText(packages));
        logger.info(`${packages.length} packages are named in ${LICENCES}`);
      },
    },
  };
}
