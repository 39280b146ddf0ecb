import type { AstroIntegration } from "astro";
import { resolve, sep } from "node:path";
import { forget } from "./remembered.ts";

/** Folders with the sources of cached values. */
const FOLDERS = ["src", "components"].map((folder) => resolve(folder) + sep);

/**
 * For the development server: when a source file is saved, clears the values in memory and reloads the open pages. Vite
 * does not know all the sources that the runs of cells depend on.
 */
export function devSaves(): AstroIntegration {
  return {
    name: "grundy-dev-saves",
    hooks: {
      "astro:server:setup": ({ server }) => {
        server.watcher.on("all", (_, file) => {
          if (!FOLDERS.some((folder) => resolve(file).startsWith(folder))) return;
          forget();
          server.ws.send({ type: "full-reload" });
        });
      },
    },
  };
}
