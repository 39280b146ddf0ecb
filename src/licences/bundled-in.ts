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
