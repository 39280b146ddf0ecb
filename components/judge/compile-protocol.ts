import type { Compiled, CompileOptions } from "../../src/programs/compile-cpp.ts";
import type { Manifest } from "../../src/programs/tools.ts";

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
