/** Functions that a worker offers. What they take and give is copied, as by `postMessage`. */
export type WorkerApi = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

interface Call {
  readonly name: string;
  readonly args: readonly never[];
}

type Reply = { readonly value: unknown } | { readonly error: string };

/** In a worker: answers calls of these functions. */
export function serveCalls(api: WorkerApi): void {
  const answer = async ({ name, args }: Call): Promise<Reply> => {
    try {
      return { value: await api[name]?.(...args) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  addEventListener("message", ({ data }: MessageEvent<Call>) => {
    void answer(data).then((reply) => postMessage(reply));
  });
}

/**
 * Calls a function of a fresh worker, which ends with its answer, or when the signal is aborted.
 *
 * @throws {Error} (the promise) with the message of what the function threw, or an empty one if the script did not load
 */
export function callWorker<Api extends WorkerApi, Name extends keyof Api & string>(
  worker: Worker,
  signal: AbortSignal,
  name: Name,
  ...args: Parameters<Api[Name]>
): ReturnType<Api[Name]> {
  const answer = new Promise<unknown>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ("error" in data) reject(new Error(data.error));
      else resolve(data.value);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage({ name, args });
  });
  return answer.finally(() => worker.terminate()) as ReturnType<Api[Name]>;
}
