import * as library from "grundy";
import { speak } from "./own-words.ts";
import type { Answers, Calls } from "./answers.ts";
import type { Port, Reply, Request } from "./protocol.ts";
import { Run, type Done } from "./runtime.ts";

/**
 * Globals that are removed before a cell runs: after `close` the page would wait for a reply; a nested worker would
 * have these globals again; WebKit keeps `caches` from run to run; what the worker posts, logs or reports keeps the page's
 * thread busy; drawing goes on in the graphics process when the worker is gone.
 */
const FORBIDDEN = [
  "close",
  "caches",
  "Worker",
  "postMessage",
  "reportError",
  "console",
  "OffscreenCanvas",
  "createImageBitmap",
];

interface WorkerScope {
  readonly navigator?: object;
  readonly Event?: { readonly prototype: { readonly preventDefault: () => undefined } };
  readonly addEventListener?: (
    type: string,
    listen: (event: object) => void,
    capture: boolean,
  ) => void;
}

function removeFrom(object: object, names: readonly string[]): void {
  for (let holder: object | null = object; holder;) {
    for (const name of names) Reflect.deleteProperty(holder, name);
    holder = Object.getPrototypeOf(holder) as object | null;
  }
}

function removeForbidden(): void {
  removeFrom(globalThis, FORBIDDEN);
  const { navigator } = globalThis as WorkerScope;
  if (navigator) removeFrom(navigator, ["gpu"]);
}

/** Errors that no one catches are not logged: logging a flood of them would keep the page's thread busy. */
function muteErrors(): void {
  // Bound before a cell runs: a cell may replace both.
  const { apply } = Reflect;
  const { addEventListener, Event } = globalThis as WorkerScope;
  const preventDefault = Event?.prototype.preventDefault;
  if (!addEventListener || !preventDefault) return;
  for (const type of ["error", "unhandledrejection"]) {
    addEventListener(
      type,
      (event) => {
        apply(preventDefault, event, []);
      },
      true,
    );
  }
}

/**
 * Answers the one request that arrives on `port`, and the calls that follow it. A worker serves one run: everything that
 * a cell changes or starts in it ends with it.
 */
export function serve(port: Port): void {
  removeForbidden();
  muteErrors();
  // Bound before a cell runs: a cell may replace `postMessage`.
  const reply: (message: Reply | Answers) => void = port.postMessage.bind(port);
  let run: Run | undefined;
  const begin = async ({ cells, controls, language, calls }: Request): Promise<void> => {
    speak(language);
    run = new Run(Object.freeze({ ...library }), controls);
    let done: Done = { ok: false, milliseconds: 0 };
    try {
      done = await run.run(cells, (output) => reply({ type: "output", output }), calls);
    } catch {
      // The cell replaced built-in functions that describe errors: only the failure itself can be reported.
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
