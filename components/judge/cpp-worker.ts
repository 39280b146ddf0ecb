import {
  CppCompiler,
  type Clang,
  type Compiled,
  type CompileOptions,
} from "../../src/programs/compile-cpp.ts";
import { ToolStore } from "../../src/programs/tool-store.ts";
import type { Manifest, ToolFiles } from "../../src/programs/tools.ts";
import { serve } from "../ui/worker-client.ts";

let compiler: Promise<CppCompiler> | undefined;

/** Loads clang from stored files instead of fetching them. */
async function load(stored: Promise<ToolFiles>): Promise<CppCompiler> {
  let files = await stored;
  globalThis.fetch = (address) => {
    const name = new URL(address instanceof Request ? address.url : address).pathname.slice(1);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    const body = files[name];
    return Promise.resolve(
      new Response(body, { status: body ? 200 : 404, headers: { "content-type": type } }),
    );
  };
  const made = new CppCompiler((await import("@yowasp/clang")) as unknown as Clang);
  await made.warm();
  files = {};
  return made;
}

const methods = {
  /**
   * @param base the absolute address of the folder of the tools
   * @param files the tools, if the browser has no cache that the worker can read
   */
  load: async (manifest: Manifest, base: string, files?: ToolFiles): Promise<void> => {
    compiler ??= load(files ? Promise.resolve(files) : new ToolStore(manifest, base).files());
    compiler.catch(() => (compiler = undefined));
    await compiler;
  },
  compile: async (source: string, options: CompileOptions): Promise<Compiled> => {
    if (!compiler) throw new Error("The compiler is not loaded");
    return (await compiler).compile(source, options);
  },
};

export type CompilerMethods = typeof methods;

serve(methods);
