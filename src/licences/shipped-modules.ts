import type { Plugin } from "vite";
import { ship } from "./shipped.ts";

const STYLES = /\.css(\?|$)/;

/**
 * Notes whose modules, styles and files are in the bundles that Vite makes. Scripts of its server's side
 * run at build only; their styles are shipped.
 */
export const shippedModules = (): Plugin => ({
  name: "grundy-shipped-modules",
  generateBundle(_, bundle) {
    const forReaders = this.environment.config.consumer === "client";
    for (const output of Object.values(bundle)) {
      if (output.type === "asset") output.originalFileNames.forEach(ship);
      else output.moduleIds.filter((id) => forReaders || STYLES.test(id)).forEach(ship);
    }
  },
});
