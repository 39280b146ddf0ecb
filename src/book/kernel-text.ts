import { createHash } from "node:crypto";
import { build } from "esbuild";
import { remembered } from "../building/remembered.ts";

/** A source file with all that it imports, as one classic script; what it exports is under the global name. */
function bundle(file: string, platform: "browser" | "node", globalName?: string): Promise<string> {
  return remembered(`script ${file}`, async () => {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      minify: true,
      keepNames: true,
      format: platform === "node" ? "cjs" : "iife",
      platform,
      ...(platform === "node" && { packages: "external" as const }),
      ...(globalName !== undefined && { globalName }),
      target: "es2022",
      alias: { grundy: "./src/grundy.ts" },
    });
    return outputFiles[0]?.text ?? "";
  });
}

/** The kernel and the library: `GrundyKernel.serve`. The same text serves the build and readers. */
export const kernelText = (): Promise<string> =>
  bundle("src/kernel/serve.ts", "browser", "GrundyKernel");

/** The kernel as a worker of a browser, which is handed its port. */
export const kernelScript = async (): Promise<string> =>
  `${await kernelText()}\nonmessage = (event) => GrundyKernel.serve(event.ports[0]);\n`;

/** The text of one of the build's threads; packages are loaded from where they lie. */
export const threadScript = (name: "cell-thread" | "types-thread"): Promise<string> =>
  bundle(`src/book/${name}.ts`, "node");

/** A name for the kernel's file that changes with its text. */
export async function kernelName(): Promise<string> {
  const hash = createHash("sha256")
    .update(await kernelScript())
    .digest("hex");
  return `kernel.${hash.slice(0, 10)}.js`;
}
