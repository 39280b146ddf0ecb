import { WasiProgram } from "./run-wasi.ts";
import { serveProgram } from "./serve-program.ts";

/** The worker that runs C++ programs compiled for WASI. */
serveProgram(async (request) => {
  if (request.language !== "cpp") throw new TypeError("This worker runs only C++ programs");
  const program = await WasiProgram.load(request.wasm, request.most);
  return (input) => program.run(input);
});
