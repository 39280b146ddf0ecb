import type { CheckReply, CheckRequest } from "./check-protocol.ts";

type Answer<Kind extends CheckRequest["kind"]> = Extract<
  CheckReply,
  { kind: { make: "made"; check: "checked"; pack: "packed" }[Kind] }
>;

/**
 * Asks a worker of its own, which ends with its answer, or at once when the signal says so.
 *
 * @throws {Error} with a message, or without one where the worker's script did not load
 */
export function askCheck<Request extends CheckRequest>(
  request: Request,
  signal: AbortSignal,
): Promise<Answer<Request["kind"]>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
    const end = (): void => worker.terminate();
    signal.addEventListener("abort", () => {
      end();
      reject(new DOMException("", "AbortError"));
    });
    worker.onmessage = ({ data }: MessageEvent<CheckReply>) => {
      end();
      if (data.kind === "failed") reject(new Error(data.message));
      else resolve(data as Answer<Request["kind"]>);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      reject(new Error(event.message));
    };
    worker.postMessage(request);
  });
}
