import { Fd, File, OpenFile, WASI, WASIProcExit, wasi } from "@bjorn3/browser_wasi_shim";
import { Flood, Printed, type ProgramRun } from "./run.ts";
import { MOST_OUTPUT } from "../judge/text-program.ts";

class Output extends Fd {
  readonly #printed: Printed;

  constructor(printed: Printed) {
    super();
    this.#printed = printed;
  }

  override fd_fdstat_get() {
    // A file, not a terminal: the C library then writes whole buffers.
    return { ret: 0, fdstat: new wasi.Fdstat(wasi.FILETYPE_REGULAR_FILE, 0) };
  }

  override fd_write(data: Uint8Array) {
    if (!this.#printed.write(data)) throw new Flood();
    return { ret: 0, nwritten: data.length };
  }
}

/** Bytes of the standard error that are read. */
const MOST_ERRORS = 100_000;

/** A program that was refused memory has most often taken nearly all that there is. */
const NEARLY = 0.9;

/** A custom section, which says nothing, with a name of six digits. */
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

  /** @param most bytes of memory that the program may have */
  static async load(wasm: Uint8Array<ArrayBuffer>, most: number): Promise<WasiProgram> {
    return new WasiProgram(wasm, most, await WebAssembly.compile(wasm));
  }

  /**
   * Runs the program on an input, from a fresh start. It has no other imports than WASI's, and of those no file but its
   * standard streams.
   *
   * Browsers compile what runs often again, with calls put into each other, and then a recursion needs more of their stack.
   * One that was too deep is tried again with a module that is as good as new: with other bytes, as browsers know equal ones.
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
  const output = new Printed(MOST_OUTPUT);
  const errors = new Printed(MOST_ERRORS);
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
  // Firefox says "unreachable executed", WebKit "Unreachable code should not be executed".
  if (errors === "" && /^unreachable/i.test(message)) return { fault: "abort" };
  const [first = ""] = errors.trim().split("\n").slice(-1);
  return { fault: "error", message: first === "" ? message : first.slice(0, 400) };
}
