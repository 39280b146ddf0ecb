import {
  CppCompiler,
  type Clang,
  type Compiled,
  type CompileOptions,
} from "../../src/programs/compile-cpp.ts";
import { ToolStore } from "../../src/programs/tool-store.ts";
import type { Manifest, ToolFiles } from "../../src/programs/tools.ts";
import { serveRequests } from "../ui/worker-queue.ts";

/** A request to the worker of the compiler. */
export type CompileRequest =
  /** @param base the address of the folder of the tools, absolute */
  | { readonly kind: "load"; readonly manifest: Manifest; readonly base: string }
  | ({ readonly kind: "compile"; readonly source: string } & CompileOptions);

/** Its answers. */
export type CompileReply =
  | { readonly kind: "loaded" }
  | { readonly kind: "compiled"; readonly compiled: Compiled }
  | { readonly kind: "failed"; readonly message: string };

let compiler: Promise<CppCompiler> | undefined;

/** Loads clang from the stored files, which it would fetch. */
async function load(manifest: Manifest, base: string): Promise<CppCompiler> {
  let files: ToolFiles = await new ToolStore(manifest, base).files();
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

async function answer(request: CompileRequest): Promise<CompileReply> {
  if (request.kind === "load") {
    compiler ??= load(request.manifest, request.base);
    compiler.catch(() => (compiler = undefined));
    await compiler;
    return { kind: "loaded" };
  }
  if (!compiler) throw new Error("The compiler is not loaded");
  const options: CompileOptions = request;
  return { kind: "compiled", compiled: await (await compiler).compile(request.source, options) };
}

serveRequests(answer);
