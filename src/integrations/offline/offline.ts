import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { languages, prefixOf } from "../../i18n/languages.ts";
import { words } from "../../i18n/words.ts";
import { bundleShipped } from "../licences/shipped.ts";
import { storedFiles, type StoredFiles } from "./stored-files.ts";

/** The service worker that stores these files and serves them from its cache, as one script. */
function workerText({ entries, bytes }: StoredFiles): Promise<string> {
  return bundleShipped({
    entryPoints: ["src/integrations/offline/worker/service-worker.ts"],
    minify: true,
    format: "iife",
    target: "es2022",
    define: {
      "process.env.NODE_ENV": '"production"',
      FILES: JSON.stringify(entries),
      BYTES: String(bytes),
      LANGUAGES: JSON.stringify(
        languages.map((language) => ({
          prefix: prefixOf(language),
          plain: words(language).offline.plain,
        })),
      ),
    },
  });
}

/** Writes `sw.js` into a built site. Returns the files that it will store. */
export async function writeWorker(site: string): Promise<StoredFiles> {
  const stored = storedFiles(site);
  await writeFile(join(site, "sw.js"), await workerText(stored));
  return stored;
}

/** Lets the built site be used offline. Must be the last integration: it hashes the final files. */
export function offline(): AstroIntegration {
  return {
    name: "grundy-offline",
    hooks: {
      // Its modules must be recorded before it is built: it stores the file of licences.
      "astro:build:start": async () => {
        await workerText({ entries: [], bytes: 0 });
      },
      "astro:build:done": async ({ dir, logger }) => {
        const { entries, bytes } = await writeWorker(fileURLToPath(dir));
        logger.info(`${entries.length} files are stored for offline use: ${bytes} bytes`);
      },
    },
  };
}
