import { build, type BuildOptions } from "esbuild";
import { ship } from "./shipped.ts";
import { itemAt } from "../theory/item-at.ts";

/** What a plugin of the bundler puts before the paths that it reads itself. */
const NAMESPACE = /^[\w-]{2,}:/;

/** A script for readers, and the modules that came into it. */
export interface ShippedBundle {
  readonly text: string;
  readonly modules: readonly string[];
}

/**
 * One script with all that it imports, as readers get it.
 *
 * @throws Error when the bundler fails or warns
 */
export async function bundleForReaders(options: BuildOptions): Promise<ShippedBundle> {
  const { outputFiles, metafile, warnings } = await build({
    ...options,
    bundle: true,
    write: false,
    metafile: true,
  });
  for (const { text } of warnings) throw new Error(`A bundle of the site: ${text}`);
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const modules = inputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file.replace(NAMESPACE, ""));
  // It writes helpers of its own before what it bundles.
  return {
    text: itemAt(outputFiles, 0).text,
    modules: ["node_modules/esbuild/package.json", ...modules],
  };
}

/** The script of `bundleForReaders`; whose modules came in is noted. */
export async function bundleShipped(options: BuildOptions): Promise<string> {
  const { text, modules } = await bundleForReaders(options);
  modules.forEach(ship);
  return text;
}
