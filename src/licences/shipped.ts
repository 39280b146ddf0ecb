import { bundledIn } from "./bundled-in.ts";

/** The packages of which the site ships something, by their folders: see `ship`. */
const folders = ((globalThis as Record<symbol, unknown>)[Symbol.for("grundy-shipped")] ??=
  // Modules of pages are bundled before they run, so one process loads this module twice.
  new Set()) as Set<string>;

/** The ids of helpers that a bundler adds to its output. */
const HELPER = /^\0(vite|rolldown)\//;

const pathOf = (id: string): string => id.replaceAll("\\", "/").replace(/\?.*$/, "");

/**
 * The folder of the package that a bundled module is part of; `undefined` for the site's own.
 *
 * @param id the module as bundlers name it: a path, maybe with a query
 * @throws Error for a virtual module whose package is not known
 */
export function packageOf(id: string): string | undefined {
  const path = pathOf(id);
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
  for (const inner of bundledIn(pathOf(id))) folders.add(inner);
}

/** The folders of all packages of which something was shipped so far. */
export const shippedPackages = (): readonly string[] => [...folders];
