import { build, type BuildOptions } from "esbuild";

/** The packages of which the site ships something, by their folders: see `ship`. */
const folders = ((globalThis as Record<symbol, unknown>)[Symbol.for("grundy-shipped")] ??=
  // Modules of pages are bundled before they run, so one process loads this module twice.
  new Set()) as Set<string>;

/** The ids of helpers that a bundler adds to its output. */
const HELPER = /^\0(vite|rolldown)[/_]/;

/**
 * The folder of the package that a bundled module is part of; `undefined` for the site's own.
 *
 * @param id the module as bundlers name it: a path, maybe with a query
 * @throws Error for a virtual module whose package is not known
 */
export function packageOf(id: string): string | undefined {
  const path = id.replaceAll("\\", "/").replace(/\?.*$/, "");
  const folder = /^\0?(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  if (folder !== undefined) return folder;
  const helper = HELPER.exec(path)?.[1];
  if (helper !== undefined) return `node_modules/${helper}`;
  if (path.startsWith("\0")) throw new Error(`Whose is the bundled module ${JSON.stringify(id)}?`);
  return undefined;
}

/** Records that a module, or any file of a package, is part of the built site, whole or in part. */
export function ship(id: string): void {
  const folder = packageOf(id);
  if (folder === undefined) return;
  folders.add(folder);
  // The one package whose files contain another.
  if (folder.endsWith("@dagrejs/dagre")) folders.add(folder.replace(/dagre$/, "graphlib"));
}

/** The folders of all packages of which something was shipped so far. */
export const shippedPackages = (): readonly string[] => [...folders];

/** The prefix of a path that a plugin of the bundler loads. */
const NAMESPACE = /^[\w-]{2,}:/;

/**
 * One script with all that it imports, as readers get it; its modules are recorded as shipped.
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
  for (const { text } of warnings) throw new Error(`A bundle of the site: ${text}`);
  const [output] = outputFiles;
  if (!output)
    throw new Error("A bundle of the site: esbuild must return a file, and returned none");
  // esbuild adds helper functions of its own.
  ship("node_modules/esbuild/package.json");
  const inputs = Object.values(metafile.outputs).flatMap((file) => Object.entries(file.inputs));
  for (const [file, { bytesInOutput }] of inputs)
    if (bytesInOutput > 0) ship(file.replace(NAMESPACE, ""));
  return output.text;
}
