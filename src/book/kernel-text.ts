import { createHash } from "node:crypto";
import { build } from "esbuild";

/**
 * Where the text runs: a worker of a browser, or a thread of Node. Each hands over a port. Node's ports have no use for
 * the global class of messages, and loading it, to freeze it, is half of what starting a thread takes.
 */
const starts = {
  browser: "onmessage = (event) => GrundyKernel.serve(event.ports[0]);",
  node: `delete globalThis.MessageEvent;
require("node:worker_threads").parentPort.once("message", (port) => GrundyKernel.serve(port));`,
};

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: ["src/kernel/serve.ts"],
    bundle: true,
    write: false,
    minify: true,
    keepNames: true,
    format: "iife",
    globalName: "GrundyKernel",
    target: "es2022",
    alias: { grundy: "./src/grundy.ts" },
  });
  return result.outputFiles[0]?.text ?? "";
}

/** The kernel and the library in one classic script. The same text serves the build and readers. */
export async function kernelText(where: keyof typeof starts): Promise<string> {
  bundled ??= bundle();
  return `${await bundled}\n${starts[where]}\n`;
}

/** A name for the kernel's file that changes with its text. */
export async function kernelName(): Promise<string> {
  const hash = createHash("sha256")
    .update(await kernelText("browser"))
    .digest("hex");
  return `kernel.${hash.slice(0, 10)}.js`;
}
