import type { Reply, Request } from "./protocol.ts";

/** A worker that has started, or is about to. */
export interface SolverWorker {
  ask(request: Request): void;
  /** Terminates it at once, even during a computation. It posts no messages afterwards. */
  end(): void;
}

/**
 * Starts the solver's worker: the first line of problem code that the page loads.
 *
 * @param onReply called with every answer, in order
 * @param onBroken called when the script cannot be loaded, or throws; with the message of the error, if there is one
 */
export function startWorker(
  onReply: (reply: Reply) => void,
  onBroken: (message: string | undefined) => void,
): SolverWorker {
  const worker = new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" });
  let ended = false;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if (!ended) onReply(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (!ended) onBroken(event.message || undefined);
  };
  return {
    ask: (request) => worker.postMessage(request),
    end: () => {
      ended = true;
      worker.terminate();
    },
  };
}
