import { Python } from "./run-python.ts";
import { serveProgram, TextError } from "./serve-program.ts";

/** The worker that runs Python programs. */
serveProgram(async (request) => {
  if (request.language !== "python") throw new TypeError("This worker runs only Python programs");
  const { source, files } = request;
  const python = await Python.start(files, async (script) => {
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    return (await import(/* @vite-ignore */ address)) as { default: unknown };
  });
  const fault = python.check(source);
  if (fault) throw new TextError(fault);
  return (input) => Promise.resolve(python.run(source, input));
});
