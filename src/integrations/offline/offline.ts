import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { PrecacheEntry } from "workbox-precaching";
import { languages, prefixOf, words } from "../../i18n/words.ts";
import { bundleShipped } from "../licences/shipped.ts";
import { HASHED } from "../hosting/policy.ts";

/** Files that are not needed offline. */
const LEFT_OUT = [
  /^(\..*|_headers|robots\.txt|(home|share)\.png|sw\.js)$/,
  /\.(xml|d\.ts)$/,
  // Every browser with service workers supports woff2 fonts.
  /\.(woff|ttf)$/,
  // For downloaded notebooks and other editors, which fetch it themselves, and for terminals.
  /^lib\/(notebook|judge)\.js$/,
  // Tools of 25 MB, which are stored on request.
  /^lib\/tools\//,
];

/** Maximum size of a file that is stored without consent, in bytes. */
const LARGEST = 1_000_000;

/** The files that are stored for offline use. */
export interface StoredFiles {
  /** The files with hashes of their contents. Addresses are relative to the site's base. */
  readonly entries: readonly PrecacheEntry[];
  readonly bytes: number;
}

/** Returns the address of a file. A page has that of its folder, since some servers redirect from `index.html`. */
const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$/, "$1") || ".";

/**
 * Lists the files of a built site that are stored for offline use.
 *
 * @param site the folder of the built site
 * @throws Error when a file is too large to be stored without consent
 */
export function storedFiles(site: string): StoredFiles {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((file) => !LEFT_OUT.some((pattern) => pattern.test(file)))
    .sort();
  let bytes = 0;
  const entries = files.map((file): PrecacheEntry => {
    const content = readFileSync(join(site, file));
    if (content.length > LARGEST) {
      throw new Error(
        `Cannot store the site: a file must have at most ${LARGEST} bytes, ${file} has ${content.length}`,
      );
    }
    bytes += content.length;
    const hash = createHash("sha256").update(content).digest("base64");
    // A file whose name contains a hash of its content can be reused in any version.
    const revision = HASHED.test(file) ? null : hash.slice(0, 12);
    return { url: addressOf(file), revision, integrity: `sha256-${hash}` };
  });
  return { entries, bytes };
}

/** Returns the script of the service worker that stores these files and serves them from its cache. */
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

/** Writes `sw.js` into a built site, and returns the files that it will store. */
export async function writeWorker(site: string): Promise<StoredFiles> {
  const stored = storedFiles(site);
  await writeFile(join(site, "sw.js"), await workerText(stored));
  return stored;
}

/** Makes the built site usable offline. Must be the last integration, because it hashes the final files. */
export function offline(): AstroIntegration {
  return {
    name: "grundy-offline",
    hooks: {
      // Records the worker's modules early, because the worker itself stores the file of licences.
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
