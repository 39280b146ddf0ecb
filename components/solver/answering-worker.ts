/** A worker that answers, with what it is asked and what it says. */
export interface AnsweringWorker<Request> {
  ask(request: Request): void;
  /** Terminates it at once, even during a computation. It posts no messages afterwards. */
  end(): void;
}

/**
 * Hears a worker that has just been started.
 *
 * @param onReply called with every answer, in order
 * @param onBroken called when the script cannot be loaded, or throws; with the message of the error, if there is one
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a protocol has two sides
export function answeringWorker<Request, Reply>(
  worker: Worker,
  onReply: (reply: Reply) => void,
  onBroken: (message: string | undefined) => void,
): AnsweringWorker<Request> {
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
