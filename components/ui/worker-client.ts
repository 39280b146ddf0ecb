/** The part of `Worker` that is used. */
type WorkerLike = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

/** Functions that a worker serves to its page. */
type Methods<Of> = { readonly [Name in keyof Of]: (...given: never[]) => unknown };

/** A message of the worker: the result of a call, its error, or a progress report. */
type Message =
  { readonly result: unknown } | { readonly thrown: string } | { readonly report: unknown };

/**
 * The error of a call without a result: the function threw, the script did not load or failed (with the browser's message,
 * if there is one), the time limit was exceeded, or the call was cancelled.
 */
export class CallError extends Error {
  readonly why: "thrown" | "failed" | "timeout" | "cancelled";

  constructor(why: CallError["why"], message = "") {
    super(message);
    this.why = why;
  }
}

/**
 * Calls the functions of a worker one after another. The worker is started at the first call. If it fails or exceeds a
 * time limit it is terminated, and the next call starts another.
 */
export class WorkerClient<Of extends Methods<Of>> {
  readonly #start: () => WorkerLike;
  readonly #limits: { readonly load?: number; readonly answer?: number };
  #worker: WorkerLike | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #fail: (error: CallError) => void = () => {};

  /** @param limits milliseconds for loading the script and for one call; unlimited if absent */
  constructor(start: () => WorkerLike, limits: { load?: number; answer?: number } = {}) {
    this.#start = start;
    this.#limits = limits;
  }

  /**
   * Calls a function after the previous calls, if `isWanted` returns true then.
   *
   * @throws CallError
   */
  call<Name extends keyof Of>(
    name: Name,
    given: Parameters<Of[Name]>,
    isWanted: () => boolean = () => true,
    onReport: (report: never) => void = () => {},
  ): Promise<Awaited<ReturnType<Of[Name]>>> {
    const result = this.#last.then(async () => {
      if (!isWanted()) throw new CallError("cancelled");
      if (!this.#worker) {
        this.#worker = this.#start();
        await this.#next(this.#worker, this.#limits.load, "failed");
      }
      this.#worker.postMessage({ name, given });
      return this.#next(
        this.#worker,
        this.#limits.answer,
        "timeout",
        onReport as (report: unknown) => void,
      );
    });
    this.#last = result.catch(() => {});
    return result as Promise<Awaited<ReturnType<Of[Name]>>>;
  }

  /** Terminates the worker, even during a computation. A call that has not returned fails. */
  end(error = new CallError("cancelled")): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#fail(error);
  }

  async #next(
    worker: WorkerLike,
    limit: number | undefined,
    lateReason: "failed" | "timeout",
    onReport?: (report: unknown) => void,
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const end = () => this.end(new CallError(lateReason));
    const timer = limit === undefined ? undefined : setTimeout(end, limit);
    this.#fail = reject;
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if ("report" in data) return onReport?.(data.report);
      if ("thrown" in data) reject(new CallError("thrown", data.thrown));
      else resolve(data.result);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new CallError("failed", event.message));
    };
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Called in a worker: serves functions to the {@link WorkerClient} of the page. */
export function serve(methods: Readonly<Record<string, (...given: never[]) => unknown>>): void {
  const post = (message: Message): void => postMessage(message);
  const respond = async ({ name, given }: { name: string; given: never[] }): Promise<void> => {
    try {
      post({ result: await methods[name]?.(...given) });
    } catch (error) {
      post({ thrown: error instanceof Error ? error.message : String(error) });
    }
  };
  addEventListener("message", ({ data }) => void respond(data as Parameters<typeof respond>[0]));
  post({ result: "ready" });
}

/** Called in a worker: reports the progress of the current call. */
export const report = (progress: unknown): void =>
  postMessage({ report: progress } satisfies Message);
