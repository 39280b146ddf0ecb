import { build, type BuildOptions } from "esbuild";
import { ship } from "./shipped.ts";

/** What a plugin of the bundler puts before the paths that it reads itself. */
const NAMESPACE = /^[\w-]{2,}:/;

/**
 * One script with all that it imports, as readers get it: whose modules came in is noted.
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
  // It writes helpers of its own before what it bundles.
  ship("node_modules/esbuild/package.json");
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput > 0) ship(file.replace(NAMESPACE, ""));
    }
  }
  return outputFiles[0]?.text ?? "";
}
