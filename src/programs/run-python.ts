import { loadPyodide, type PyodideInterface } from "pyodide";
import { Printed, type ProgramRun } from "./run.ts";
import { MAX_OUTPUT } from "../judge/text-program.ts";
import type { ToolFiles } from "./tools.ts";

/** Fictitious address of Python's files: they are in memory, and nothing is fetched. */
const BASE = "https://files.invalid/";

const encoder = new TextEncoder();

/** Maximum number of characters of an error message. */
const MAX_MESSAGE = 400;

/** Opens fresh standard streams, since `exit()` closes the present ones. */
const STREAMS = `import io, sys
sys.stdin = io.TextIOWrapper(open(0, "rb", closefd=False), "utf-8")
sys.stdout = io.TextIOWrapper(open(1, "wb", closefd=False), "utf-8")`;

/** A Python interpreter. */
export class Python {
  readonly #pyodide: PyodideInterface;

  private constructor(pyodide: PyodideInterface) {
    this.#pyodide = pyodide;
  }

  /**
   * Starts an interpreter from its files, in about two seconds.
   *
   * @param importModule loads the script of the interpreter
   * @param base in Node.js, the folder from which the files are read
   */
  static async start(
    files: ToolFiles,
    importModule: (script: Uint8Array<ArrayBuffer>) => Promise<{ default: unknown }>,
    base = BASE,
  ): Promise<Python> {
    const file = (name: string): Uint8Array<ArrayBuffer> => {
      const bytes = files[name];
      if (!bytes) throw new Error(`Python needs the file ${name}, which is missing`);
      return bytes;
    };
    const { fetch } = globalThis;
    globalThis.fetch = (address) => {
      const name = new URL(address instanceof Request ? address.url : address, BASE).pathname;
      const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
      return Promise.resolve(
        new Response(file(name.slice(1)), { headers: { "content-type": type } }),
      );
    };
    try {
      const { default: createPyodideModule } = await importModule(file("pyodide.asm.mjs"));
      const options = {
        indexURL: base,
        lockFileContents: new TextDecoder().decode(file("pyodide-lock.json")),
        packageBaseUrl: base,
        // The members of Python's module `js`: none.
        jsglobals: {},
        createPyodideModule,
      };
      return new Python(await loadPyodide(options as Parameters<typeof loadPyodide>[0]));
    } finally {
      globalThis.fetch = fetch;
    }
  }

  /** Returns the syntax error of a program; undefined if there is none. */
  check(source: string): Omit<ProgramRun, "output"> | undefined {
    const globals = this.#pyodide.toPy({ source }) as { destroy(): void };
    try {
      this.#pyodide.runPython('compile(source, "main.py", "exec") and None', {
        globals: globals as never,
      });
      return undefined;
    } catch (error) {
      return describe(error);
    } finally {
      globals.destroy();
    }
  }

  /** Runs a program on an input as the main module, with its own global variables. */
  run(source: string, input: string): ProgramRun {
    const pyodide = this.#pyodide;
    const output = new Printed(MAX_OUTPUT);
    const bytes = encoder.encode(input);
    let at = 0;
    const write = (buffer: Uint8Array): number => {
      // After a flood the program continues until its time limit, or until the error reaches it.
      if (!output.write(buffer)) throw new Error("flood");
      return buffer.length;
    };
    pyodide.setStdin({
      read: (buffer: Uint8Array) => {
        const part = bytes.subarray(at, at + buffer.length);
        buffer.set(part);
        at += part.length;
        return part.length;
      },
    });
    pyodide.setStdout({ write });
    pyodide.setStderr({ write: (buffer: Uint8Array) => buffer.length });
    const globals = pyodide.toPy({ __name__: "__main__" }) as { destroy(): void };
    let end: Omit<ProgramRun, "output"> = {};
    try {
      pyodide.runPython(STREAMS);
      pyodide.runPython(source, { globals: globals as never, filename: "main.py" });
    } catch (error) {
      end = describe(error);
    }
    try {
      globals.destroy();
      pyodide.runPython("import sys; sys.stdout.flush()");
    } catch {
      // The program closed its output, or the interpreter has failed.
    }
    // The next run would print the buffered rest of a flood.
    return {
      output: output.text,
      ...(output.isFlood ? { fault: "flood", needsFreshWorker: true } : end),
    };
  }
}

function describe(error: unknown): Omit<ProgramRun, "output"> {
  const { type = "", message = "" } = error as { type?: string; message?: string };
  const [last = ""] = message.trimEnd().split("\n").slice(-1);
  if (type === "SystemExit") {
    const status = last.replace(/^SystemExit:?\s*/, "");
    if (status === "" || status === "0" || status === "None") return {};
    return { fault: "error", message: `exit status ${status}` };
  }
  if (type === "MemoryError") return { fault: "memory" };
  if (type === "") {
    // Not a Python exception: the interpreter itself has failed and cannot be used again.
    const isDeep = /call stack|too much recursion/i.test(message);
    return {
      needsFreshWorker: true,
      ...(isDeep ? { fault: "recursion" } : { fault: "error", message: last }),
    };
  }
  const lines = [...message.matchAll(/^ {2}File "main\.py", line (\d+)/gm)];
  const line = lines.at(-1)?.[1];
  return {
    fault: "error",
    message: last.slice(0, MAX_MESSAGE),
    ...(line === undefined ? {} : { line: Number(line) }),
  };
}
