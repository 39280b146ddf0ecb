import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getManifest, type ManifestEntry } from "workbox-build";
import { HASHED } from "../hosting/headers-file.ts";

/** Files that are not needed offline. */
const LEFT_OUT = [
  "_headers",
  "robots.txt",
  "**/*.xml",
  "home.png",
  "pictures/**",
  // Every browser with service workers reads the fonts as woff2.
  "**/*.{woff,ttf}",
  // For downloaded notebooks and for editors of other programs, which fetch them themselves.
  "lib/notebook.js",
  // For terminals.
  "lib/judge.js",
  // Tools of 25 MB, which are stored when a reader asks for them.
  "lib/tools/*",
  "**/*.d.ts",
  "sw.js",
];

/** The files that are stored for offline use. */
export interface StoredFiles {
  /** Each file with the hash of its content; addresses are relative to the site's base. */
  readonly entries: readonly ManifestEntry[];
  readonly bytes: number;
}

/** The integrity hash of a file, as browsers verify it. */
const integrityOf = async (file: string): Promise<string> =>
  `sha256-${createHash("sha256")
    .update(await readFile(file))
    .digest("base64")}`;

/** The address of a page is its folder's; some servers redirect from `index.html`. */
const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$/, "$1") || ".";

/**
 * The files of a built site that are stored for offline use.
 *
 * @param site the folder of the built site
 * @throws Error when a file is too large to be stored without consent
 */
export async function storedFiles(site: string): Promise<StoredFiles> {
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: site,
    globPatterns: ["**/*"],
    globIgnores: LEFT_OUT,
    dontCacheBustURLsMatching: HASHED,
    maximumFileSizeToCacheInBytes: 1_000_000,
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          entries.map(async (entry) => ({
            ...entry,
            url: addressOf(entry.url),
            integrity: await integrityOf(join(site, entry.url)),
          })),
        ),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(`Cannot store the site: ${warnings.join("; ")}`);
  return { entries: manifestEntries, bytes: size };
}
