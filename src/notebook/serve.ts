import * as library from "grundy";
import { setLanguage } from "./messages.ts";
import type { Answers, Calls } from "./answers.ts";
import type { Port, Reply, Request } from "./protocol.ts";
import { Run, type Done } from "./runtime.ts";
import { muteErrors, removeForbidden } from "./worker-scope.ts";

/**
 * Serves the single request that arrives on `port`, and the calls that follow it. A worker serves one run, so
 * everything that a cell changes or starts ends with the worker.
 */
export function serve(port: Port): void {
  removeForbidden();
  muteErrors();
  // Bound before a cell runs, because a cell may replace `postMessage`.
  const reply: (message: Reply | Answers) => void = port.postMessage.bind(port);
  let run: Run | undefined;
  const begin = async ({ cells, controls, language, calls }: Request): Promise<void> => {
    setLanguage(language);
    run = new Run(Object.freeze({ ...library }), controls);
    let done: Done = { ok: false, milliseconds: 0 };
    try {
      done = await run.run(cells, (output) => reply({ type: "output", output }), calls);
    } catch {
      // The cell replaced built-in functions that describe errors, so only the failure itself can be reported.
    }
    reply({ type: "done", ...done });
  };
  const call = (calls: Calls): void => {
    let answers: Answers | undefined;
    try {
      answers = run?.call(calls);
    } catch {
      const failure = { name: "Error", message: "" };
      answers = { type: "answers", answers: [], failure };
    }
    if (answers) reply(answers);
  };
  port.onmessage = ({ data }) => {
    if (run) call(data as Calls);
    else void begin(data as Request);
  };
  reply({ type: "ready" });
}
