import { Fd, File, OpenFile, WASI, WASIProcExit, wasi } from "@bjorn3/browser_wasi_shim";
import { Flood, Printed, type ProgramRun } from "./run.ts";
import { MAX_OUTPUT } from "../judge/text-program.ts";

class Output extends Fd {
  readonly #printed: Printed;

  constructor(printed: Printed) {
    super();
    this.#printed = printed;
  }

  override fd_fdstat_get() {
    // Reported as a file, not a terminal, so that the C library writes whole buffers.
    return { ret: 0, fdstat: new wasi.Fdstat(wasi.FILETYPE_REGULAR_FILE, 0) };
  }

  override fd_write(data: Uint8Array) {
    if (!this.#printed.write(data)) throw new Flood();
    return { ret: 0, nwritten: data.length };
  }
}

/** Maximum number of bytes read of the standard error. */
const MAX_ERRORS = 100_000;

/** A program that failed with more than this fraction of its memory in use usually failed for lack of memory. */
const NEARLY = 0.9;

/** Returns a custom section without content, whose name has six digits. */
const section = (n: number): number[] => [
  0,
  7,
  6,
  ...new TextEncoder().encode(String(n).padStart(6, "0")),
];

/** A WASI program. */
export class WasiProgram {
  readonly #wasm: Uint8Array<ArrayBuffer>;
  readonly #most: number;
  #module: WebAssembly.Module;
  #copies = 0;

  private constructor(wasm: Uint8Array<ArrayBuffer>, most: number, module: WebAssembly.Module) {
    this.#wasm = wasm;
    this.#most = most;
    this.#module = module;
  }

  /** @param most memory limit in bytes */
  static async load(wasm: Uint8Array<ArrayBuffer>, most: number): Promise<WasiProgram> {
    return new WasiProgram(wasm, most, await WebAssembly.compile(wasm));
  }

  /**
   * Runs the program on an input, from a fresh start. Its only imports are those of WASI, and its only files are the standard
   * streams.
   *
   * Browsers recompile code that runs often with inlined calls, and a recursion then needs more of their stack. After a
   * recursion that was too deep, the program runs again as a new module; its bytes must differ, since browsers cache modules.
   */
  async run(input: string): Promise<ProgramRun> {
    const run = await runOnce(this.#module, input, this.#most);
    if (run.fault !== "recursion") return run;
    this.#copies += 1;
    const copy = new Uint8Array([...this.#wasm, ...section(this.#copies)]);
    this.#module = await WebAssembly.compile(copy);
    return runOnce(this.#module, input, this.#most);
  }
}

async function runOnce(
  module: WebAssembly.Module,
  input: string,
  most: number,
): Promise<ProgramRun> {
  const output = new Printed(MAX_OUTPUT);
  const errors = new Printed(MAX_ERRORS);
  const stdin = new OpenFile(new File(new TextEncoder().encode(input)));
  const streams = [stdin, new Output(output), new Output(errors)];
  const system = new WASI(["main"], [], streams, { debug: false });
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: system.wasiImport,
  });
  const exports = instance.exports as { memory: WebAssembly.Memory; _start: () => unknown };
  let end: Pick<ProgramRun, "fault" | "message"> = {};
  try {
    const status = system.start({ exports });
    if (status !== 0) end = { fault: "error", message: `exit status ${status}` };
  } catch (error) {
    end = describe(error, errors.text);
  }
  const memory = exports.memory.buffer.byteLength;
  if (end.fault === "error" && memory > NEARLY * most) end = { fault: "memory" };
  return { output: output.text, memory, ...end };
}

function describe(error: unknown, errors: string): Pick<ProgramRun, "fault" | "message"> {
  if (error instanceof Flood) return { fault: "flood" };
  if (error instanceof WASIProcExit)
    return { fault: "error", message: `exit status ${error.code}` };
  if (/bad_alloc|length_error was thrown/.test(errors)) return { fault: "memory" };
  if (/^exception$/m.test(errors)) return { fault: "exception" };
  const message = error instanceof Error ? error.message : String(error);
  // V8 and WebKit throw a RangeError, Firefox an InternalError.
  if (/call stack|too much recursion/i.test(message)) return { fault: "recursion" };
  // Firefox reports "unreachable executed", WebKit "Unreachable code should not be executed".
  if (errors === "" && /^unreachable/i.test(message)) return { fault: "abort" };
  const [first = ""] = errors.trim().split("\n").slice(-1);
  return { fault: "error", message: first === "" ? message : first.slice(0, 400) };
}
