import { build, type BuildOptions } from "esbuild";

/** The folders of the packages of which the site ships something. See `ship`. */
const folders = ((globalThis as Record<symbol, unknown>)[Symbol.for("grundy-shipped")] ??=
  // Global, because modules of pages are bundled before they run, so that one process loads this module twice.
  new Set()) as Set<string>;

/** Matches the ids of helpers that a bundler adds to its output. */
const HELPER = /^\0(vite|rolldown)[/_]/;

/**
 * Returns the folder of the package that contains a bundled module; `undefined` for the site's own modules.
 *
 * @param id the module's id in a bundler: a path, possibly with a query
 * @throws Error for a virtual module of an unknown package
 */
export function packageOf(id: string): string | undefined {
  const path = id.replaceAll("\\", "/").replace(/\?.*$/, "");
  const folder = /^\0?(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  if (folder !== undefined) return folder;
  const helper = HELPER.exec(path)?.[1];
  if (helper !== undefined) return `node_modules/${helper}`;
  if (path.startsWith("\0")) throw new Error(`Cannot find the package of ${JSON.stringify(id)}`);
  return undefined;
}

/** Records that a module, or any file of a package, is part of the built site, whole or in part. */
export function ship(id: string): void {
  const folder = packageOf(id);
  if (folder === undefined) return;
  folders.add(folder);
  // The only package whose files contain another package.
  if (folder.endsWith("@dagrejs/dagre")) folders.add(folder.replace(/dagre$/, "graphlib"));
}

/** Returns the folders of all packages recorded so far. */
export const shippedPackages = (): readonly string[] => [...folders];

/** Matches the prefix of a path that is loaded by a plugin of the bundler. */
const NAMESPACE = /^[\w-]{2,}:/;

/**
 * Bundles a script with its imports, and records its modules as shipped.
 *
 * @throws Error when the bundler fails or warns
 */
export async function bundleShipped(options: BuildOptions): Promise<string> {
  const { outputFiles, metafile, warnings } = await build({
    ...options,
    bundle: true,
    write: false,
    metafile: true,
  });
  for (const { text } of warnings) throw new Error(`Cannot bundle script: ${text}`);
  const [output] = outputFiles;
  if (!output) throw new Error("Cannot bundle script: esbuild must return a file, found none");
  // esbuild adds its own helper functions.
  ship("node_modules/esbuild/package.json");
  const inputs = Object.values(metafile.outputs).flatMap((file) => Object.entries(file.inputs));
  for (const [file, { bytesInOutput }] of inputs)
    if (bytesInOutput > 0) ship(file.replace(NAMESPACE, ""));
  return output.text;
}
