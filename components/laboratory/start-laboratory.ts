import type { Reply, Request } from "./protocol.ts";

/** The worker of a page's laboratory. */
export interface LaboratoryWorker {
  ask(request: Request): void;
  /** Terminates it at once; it posts no messages afterwards. */
  end(): void;
}

/**
 * Starts the worker that reads games and computes.
 *
 * @param onReply called with every answer, in order
 * @param onBroken called when the script cannot be loaded, or throws
 */
export function startLaboratory(
  onReply: (reply: Reply) => void,
  onBroken: () => void,
): LaboratoryWorker {
  const worker = new Worker(new URL("./laboratory-worker.ts", import.meta.url), { type: "module" });
  let ended = false;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if (!ended) onReply(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (!ended) onBroken();
  };
  return {
    ask: (request) => worker.postMessage(request),
    end: () => {
      ended = true;
      worker.terminate();
    },
  };
}
