import { createHash } from "node:crypto";
import { build, type BuildOptions } from "esbuild";
import { remembered } from "../../integrations/building/remembered.ts";
import { bundleShipped } from "../../integrations/licences/bundle-shipped.ts";
import { itemAt } from "../../games/theory/item-at.ts";

/** A source file with all that it imports, as one classic script. */
const script = (file: string): BuildOptions => ({
  entryPoints: [file],
  bundle: true,
  minify: true,
  keepNames: true,
  target: "es2022",
  alias: { grundy: "./src/grundy.ts" },
});

const once = (file: string, make: () => Promise<string>): Promise<string> =>
  remembered(`script ${file}`, make);

const KERNEL = "src/notebook/serve.ts";

/** The kernel and the library: `GrundyKernel.serve`. The same text serves the build and readers. */
export const kernelText = (): Promise<string> =>
  once(KERNEL, () =>
    bundleShipped({ ...script(KERNEL), format: "iife", globalName: "GrundyKernel" }),
  );

const COMPILER = "src/notebook/compile.ts";

/** The compiler of cells: `GrundyCompiler.compileOrFault`. */
export const compilerText = (): Promise<string> =>
  once(COMPILER, async () => {
    const options = { ...script(COMPILER), format: "iife", globalName: "GrundyCompiler" } as const;
    const { outputFiles } = await build({ ...options, write: false });
    return itemAt(outputFiles, 0).text;
  });

/** The kernel as a browser's worker, which receives its port in a message. */
export const kernelScript = async (): Promise<string> =>
  `${await kernelText()}\nonmessage = (event) => GrundyKernel.serve(event.ports[0]);\n`;

/** The script of one of the build's threads; packages are loaded from node_modules. */
export function threadScript(name: "cell-thread" | "types-thread"): Promise<string> {
  const file = `src/articles/${name}.ts`;
  return once(file, async () => {
    const options = { platform: "node", format: "cjs", packages: "external" } as const;
    const { outputFiles } = await build({ ...script(file), ...options, write: false });
    return itemAt(outputFiles, 0).text;
  });
}

/** A name for the kernel's file that changes with its text. */
export async function kernelName(): Promise<string> {
  const hash = createHash("sha256")
    .update(await kernelScript())
    .digest("hex");
  return `kernel.${hash.slice(0, 10)}.js`;
}
