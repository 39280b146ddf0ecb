import { WasiProgram } from "./run-wasi.ts";
import { serveProgram } from "./serve-program.ts";

/** Runs C++ programs that were compiled for WASI. */
serveProgram(async (request) => {
  if (request.language !== "cpp") throw new TypeError("This worker runs C++ programs only");
  const program = await WasiProgram.load(request.wasm, request.most);
  return (input) => program.run(input);
});
