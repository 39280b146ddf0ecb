import type { End } from "../../src/judge/program.ts";
import type { RunText, TextRun } from "../../src/judge/text-program.ts";
import type { Port } from "../../src/notebook/protocol.ts";
import {
  readProgramReply,
  type LoadRequest,
  type ProgramReply,
  type ProgramRequest,
} from "../../src/programs/protocol.ts";
import { endOf, type EndTexts } from "../../src/programs/run.ts";
import { StartError, type Kernels } from "./kernel-program.ts";

/** Milliseconds for a worker to load a program: Python starts in about two seconds, on a phone in more. */
const LOAD_TIME = 60_000;

/** Milliseconds after the time limit in which a reply is still received. */
const GRACE = 100;

/** The reply of a program's worker, or "time" if there was none within the limit. */
type Result = ProgramReply | "time";

/**
 * A program in a worker of the cells' frame. The worker is used for the next run too if the program has ended by itself. The
 * worker's messages are treated as untrusted, and the time is measured here.
 */
export class WorkerProgram {
  readonly #program: LoadRequest;
  readonly #kernels: Kernels;
  readonly #words: EndTexts;
  #port: Port | undefined;

  constructor(program: LoadRequest, kernels: Kernels, words: EndTexts) {
    this.#program = program;
    this.#kernels = kernels;
    this.#words = words;
  }

  /** @throws {StartError} if the worker cannot load the program */
  readonly run: RunText = async (input, allowed) => {
    const port = (this.#port ??= await this.#start());
    const sent = performance.now();
    const reply = await this.#send(port, { type: "run", input }, allowed + GRACE);
    const milliseconds = performance.now() - sent;
    const run = (end: End, output = ""): TextRun => ({ output, end, milliseconds });
    if (reply === "time") {
      this.#end();
      return run({ kind: "time" });
    }
    if (reply.type !== "ran") {
      this.#end();
      const message = reply.type === "failed" ? reply.message : undefined;
      return run({ kind: "crash", message: message ?? this.#words.lost });
    }
    if (reply.needsFreshWorker) this.#end();
    return run(endOf(reply, this.#words), reply.output);
  };

  async #start(): Promise<Port> {
    const port = await this.#kernels.begin();
    const reply = await this.#send(port, { type: "load", ...this.#program }, LOAD_TIME);
    if (reply !== "time" && reply.type === "loaded") return port;
    this.#kernels.end(false);
    const failed = reply !== "time" && reply.type === "failed" ? reply : undefined;
    const { message = "" } = failed ?? {};
    const line = failed?.line === undefined ? {} : { line: failed.line };
    throw new StartError({ name: "", message: message || this.#words.lost, ...line });
  }

  #end(): void {
    this.#kernels.end(false);
    this.#port = undefined;
  }

  #send(port: Port, request: ProgramRequest, limit: number): Promise<Result> {
    return new Promise((resolve) => {
      const settle = (reply: Result): void => {
        clearTimeout(timer);
        port.onmessage = null;
        resolve(reply);
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
