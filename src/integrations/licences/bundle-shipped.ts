import { build, type BuildOptions } from "esbuild";
import { ship } from "./shipped.ts";

/** The prefix of a path that a plugin of the bundler loads. */
const NAMESPACE = /^[\w-]{2,}:/;

/** A script for readers, and the modules that it contains. */
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
  const [output] = outputFiles;
  if (!output)
    throw new Error("A bundle of the site: esbuild must return a file, and returned none");
  const inputs = Object.values(metafile.outputs).flatMap((file) => Object.entries(file.inputs));
  const modules = inputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file.replace(NAMESPACE, ""));
  // esbuild adds helper functions of its own.
  return {
    text: output.text,
    modules: ["node_modules/esbuild/package.json", ...modules],
  };
}

/** The script of `bundleForReaders`; its modules are recorded as shipped. */
export async function bundleShipped(options: BuildOptions): Promise<string> {
  const { text, modules } = await bundleForReaders(options);
  modules.forEach(ship);
  return text;
}
