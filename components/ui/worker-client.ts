/** The part of `Worker` that is used. */
type WorkerLike = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

/** Functions that a worker offers to its page. */
type Methods<Of> = { readonly [Name in keyof Of]: (...given: never[]) => unknown };

/** A message of the worker: what a call returned, what it threw, or what it reports meanwhile. */
type Message =
  { readonly result: unknown } | { readonly thrown: string } | { readonly report: unknown };

/**
 * Why a call has no result: the function threw; the script did not load, or failed (with the browser's message, if it has
 * one); it took too long; or the call was cancelled.
 */
export class NoResult extends Error {
  readonly why: "thrown" | "failed" | "timeout" | "cancelled";

  constructor(why: NoResult["why"], message = "") {
    super(message);
    this.why = why;
  }
}

/**
 * Calls the functions of a worker, one after the other. The worker is started at the first call. One that fails or exceeds a
 * time limit is terminated; the next call starts another.
 */
export class WorkerClient<Of extends Methods<Of>> {
  readonly #start: () => WorkerLike;
  readonly #limits: { readonly load?: number; readonly answer?: number };
  #worker: WorkerLike | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #fail: (error: NoResult) => void = () => {};

  /** @param limits milliseconds for loading the script, and for one call; none where they are absent */
  constructor(start: () => WorkerLike, limits: { load?: number; answer?: number } = {}) {
    this.#start = start;
    this.#limits = limits;
  }

  /**
   * Calls a function when the calls before it have ended, if it is still wanted then.
   *
   * @throws NoResult
   */
  call<Name extends keyof Of>(
    name: Name,
    given: Parameters<Of[Name]>,
    isWanted: () => boolean = () => true,
    onReport: (report: never) => void = () => {},
  ): Promise<Awaited<ReturnType<Of[Name]>>> {
    const result = this.#last.then(async () => {
      if (!isWanted()) throw new NoResult("cancelled");
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
  end(error = new NoResult("cancelled")): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#fail(error);
  }

  async #next(
    worker: WorkerLike,
    limit: number | undefined,
    late: "failed" | "timeout",
    onReport?: (report: unknown) => void,
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const end = () => this.end(new NoResult(late));
    const timer = limit === undefined ? undefined : setTimeout(end, limit);
    this.#fail = reject;
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if ("report" in data) return onReport?.(data.report);
      if ("thrown" in data) reject(new NoResult("thrown", data.thrown));
      else resolve(data.result);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new NoResult("failed", event.message));
    };
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** In a worker: offers functions to the {@link WorkerClient} of the page. */
export function serve(methods: Readonly<Record<string, (...given: never[]) => unknown>>): void {
  const post = (message: Message): void => postMessage(message);
  const answer = async ({ name, given }: { name: string; given: never[] }): Promise<void> => {
    try {
      post({ result: await methods[name]?.(...given) });
    } catch (error) {
      post({ thrown: error instanceof Error ? error.message : String(error) });
    }
  };
  addEventListener("message", ({ data }) => void answer(data as Parameters<typeof answer>[0]));
  post({ result: "ready" });
}

/** In a worker: reports how far the present call has come. */
export const report = (progress: unknown): void =>
  postMessage({ report: progress } satisfies Message);
