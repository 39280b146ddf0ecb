import type { Plugin } from "vite";
import { ship } from "./shipped.ts";

const STYLES = /\.css(\?|$)/;

/**
 * Records the modules, styles and files in Vite's bundles as shipped. Server-side scripts run at build only; of them,
 * only the styles are shipped.
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
