import type { AstroIntegration } from "astro";
import { resolve, sep } from "node:path";
import { forget } from "./remembered.ts";

/** Folders whose files make what is remembered and kept. */
const FOLDERS = ["src", "components"].map((folder) => resolve(folder) + sep);

/**
 * While pages are written: where a file of the program is saved, nothing that was made by it is used again, and pages
 * that are open load anew. Vite does not know of all that cells run on.
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
