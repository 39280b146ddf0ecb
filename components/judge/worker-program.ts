import type { End } from "../../src/judge/program.ts";
import type { RunText, TextRun } from "../../src/judge/text-program.ts";
import type { Port } from "../../src/notebook/protocol.ts";
import {
  readProgramReply,
  type LoadRequest,
  type ProgramReply,
  type ProgramRequest,
} from "../../src/programs/protocol.ts";
import { endOf, type EndWords } from "../../src/programs/run.ts";
import { Unstarted, type Kernels } from "./kernel-program.ts";

/** Milliseconds for a worker to take a program: Python needs about two seconds to start, on a phone more. */
const LOAD_TIME = 60_000;

/** Milliseconds that an answer on its way is waited for when the time is over. */
const GRACE = 100;

/** What the worker of a program answered, or why it did not. */
type Heard = ProgramReply | "time";

/**
 * A program in a worker of the cells' frame, which stays for the next run where it has ended by itself. What the worker
 * sends is read as untrusted, and the time is counted here.
 */
export class WorkerProgram {
  readonly #program: LoadRequest;
  readonly #kernels: Kernels;
  readonly #words: EndWords;
  #port: Port | undefined;

  constructor(program: LoadRequest, kernels: Kernels, words: EndWords) {
    this.#program = program;
    this.#kernels = kernels;
    this.#words = words;
  }

  /** @throws {Unstarted} where the worker does not take the program */
  readonly run: RunText = async (input, allowed) => {
    const port = (this.#port ??= await this.#start());
    const sent = performance.now();
    const heard = await this.#ask(port, { type: "run", input }, allowed + GRACE);
    const milliseconds = performance.now() - sent;
    const run = (end: End, output = ""): TextRun => ({ output, end, milliseconds });
    if (heard === "time") {
      this.#end();
      return run({ kind: "time" });
    }
    if (heard.type !== "ran") {
      this.#end();
      const message = heard.type === "failed" ? heard.message : undefined;
      return run({ kind: "crash", message: message ?? this.#words.lost });
    }
    if (heard.isDead) this.#end();
    return run(endOf(heard, this.#words), heard.output);
  };

  async #start(): Promise<Port> {
    const port = await this.#kernels.begin();
    const heard = await this.#ask(port, { type: "load", ...this.#program }, LOAD_TIME);
    if (heard !== "time" && heard.type === "loaded") return port;
    this.#kernels.end(false);
    const failed = heard !== "time" && heard.type === "failed" ? heard : undefined;
    const { message = "" } = failed ?? {};
    const line = failed?.line === undefined ? {} : { line: failed.line };
    throw new Unstarted({ name: "", message: message || this.#words.lost, ...line });
  }

  #end(): void {
    this.#kernels.end(false);
    this.#port = undefined;
  }

  #ask(port: Port, request: ProgramRequest, limit: number): Promise<Heard> {
    return new Promise((resolve) => {
      const settle = (heard: Heard): void => {
        clearTimeout(timer);
        port.onmessage = null;
        resolve(heard);
      };
      const timer = setTimeout(() => settle("time"), limit);
      port.onmessage = ({ data }) => {
        const reply = readProgramReply(data);
        if (reply) settle(reply);
      };
      port.postMessage(request);
    });
  }
}
