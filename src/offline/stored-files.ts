import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getManifest, type ManifestEntry } from "workbox-build";
import { kept } from "../hosting/answers.ts";

/** What a reader without a network does not miss. */
const LEFT_OUT = [
  "_headers",
  "robots.txt",
  "**/*.xml",
  "home.png",
  "hosting/**",
  "pictures/**",
  // Formulas are set in the newest form of their fonts, which every browser with such a worker reads.
  "**/*.{woff,ttf}",
  // What downloaded notebooks fetch for themselves, and editors of other programs.
  "lib/notebook.js",
  "**/*.d.ts",
  // Large, and only asked for by those who switch it on: stored when it is first used.
  "lib/types.*.js",
  "sw.js",
];

/** What is stored for use without a network. */
export interface StoredFiles {
  /** Each file with the hash of its content; addresses are relative to the site's base. */
  readonly entries: readonly ManifestEntry[];
  readonly bytes: number;
}

/** The hash of a file, as browsers check it. */
export const integrityOf = async (file: string): Promise<string> =>
  `sha256-${createHash("sha256")
    .update(await readFile(file))
    .digest("base64")}`;

/** A page stands at its folder's address; some servers redirect from the other. */
const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$/, "$1") || "./";

/**
 * The files of a built site that are stored for use without a network.
 *
 * @param site the folder of the built site
 * @throws Error when a file is too large to be stored without asking
 */
export async function storedFiles(site: string): Promise<StoredFiles> {
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: site,
    globPatterns: ["**/*"],
    globIgnores: LEFT_OUT,
    dontCacheBustURLsMatching: new RegExp(`^${kept}`),
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
