import { muteErrors, removeForbidden } from "../notebook/worker-scope.ts";
import type { Port } from "../notebook/protocol.ts";
import type { LoadRequest, ProgramReply, ProgramRequest } from "./protocol.ts";
import type { ProgramRun } from "./run.ts";

/** A syntax error of a program. */
export class TextError extends Error {
  readonly line: number | undefined;

  constructor({ message, line }: Pick<ProgramRun, "message" | "line">) {
    super(message);
    this.line = line;
  }
}

// Libraries write warnings to the console; the real one is removed, since a program could flood it.
const quiet = (): void => {};
const QUIET_CONSOLE = { log: quiet, warn: quiet, error: quiet, info: quiet };

type RunProgram = (input: string) => Promise<ProgramRun>;

/** Receives a program in a worker of the cells' frame, and runs it on each input from a fresh start. */
export function serveProgram(load: (request: LoadRequest) => Promise<RunProgram>): void {
  onmessage = ({ ports }) => {
    const [port] = ports;
    if (port) serve(port as unknown as Port, load);
  };
}

function serve(port: Port, load: (request: LoadRequest) => Promise<RunProgram>): void {
  removeForbidden();
  muteErrors();
  Object.assign(globalThis, { console: QUIET_CONSOLE });
  const reply: (message: ProgramReply | { readonly type: "ready" }) => void =
    port.postMessage.bind(port);
  let run: RunProgram | undefined;
  const answer = async (request: ProgramRequest): Promise<ProgramReply> => {
    if (request.type === "load") {
      run = await load(request);
      return { type: "loaded" };
    }
    if (!run) throw new Error("Cannot run: no program is loaded");
    return { type: "ran", ...(await run(request.input)) };
  };
  port.onmessage = ({ data }) => {
    answer(data as ProgramRequest).then(reply, (error: unknown) => {
      if (!(error instanceof TextError)) return reply({ type: "failed", message: String(error) });
      const { message, line } = error;
      reply({ type: "failed", message, ...(line === undefined ? {} : { line }) });
    });
  };
  reply({ type: "ready" });
}
