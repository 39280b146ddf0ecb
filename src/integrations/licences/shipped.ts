import { existsSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const PACKAGE = /^.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * The folders of the packages that are bundled into a file of another package, according to the source map
 * beside that file.
 *
 * @throws Error for a package that is not installed, so that its licence cannot be known
 */
export function bundledIn(file: string): string[] {
  const map = `${file}.map`;
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, "utf8")) as { sources: readonly string[] };
  const names = new Set(sources.flatMap((source) => PACKAGE.exec(source)?.[1] ?? []));
  return [...names].map((name) => {
    const found = findPackageJSON(name, pathToFileURL(resolve(file)));
    if (found === undefined) throw new Error(`${name} is bundled in ${file} and not installed`);
    return dirname(found);
  });
}

/** The packages of which the site ships something, by their folders: see `ship`. */
const folders = ((globalThis as Record<symbol, unknown>)[Symbol.for("grundy-shipped")] ??=
  // Modules of pages are bundled before they run, so one process loads this module twice.
  new Set()) as Set<string>;

/** The ids of helpers that a bundler adds to its output. */
const HELPER = /^\0(vite|rolldown)[/_]/;

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
