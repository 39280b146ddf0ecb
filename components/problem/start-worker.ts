import type { Reply, Request } from "./protocol.ts";

/** A worker that has started, or is about to. */
export interface SolverWorker {
  ask(request: Request): void;
  /** Ends it at once, whatever it is doing. Nothing is heard from it afterwards. */
  end(): void;
}

/**
 * Starts the solver's worker: the first line of problem code that the page loads.
 *
 * @param onReply hears every answer, in order
 * @param onBroken told when the script cannot be loaded, or dies; with its message when it has one
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
