/** The part of `Worker` that is used. */
export type WorkerLike = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

/** Time limits in milliseconds: for loading the script, and for one answer. Absent means none. */
export interface TimeLimits {
  readonly load?: number;
  readonly answer?: number;
}

/**
 * An answer, or why there is none: the script did not load, or failed (with the browser's message, if it has one); it
 * took too long; or the question was cancelled.
 */
export type Answer<Reply> =
  | { readonly reply: Reply }
  | { readonly missing: "timeout" | "cancelled" }
  | { readonly missing: "failed"; readonly message?: string | undefined };

/**
 * Asks a worker that posts one message when it is ready, and then answers each question with one. It is started at the
 * first question. One that fails or exceeds a time limit is terminated; the next question starts another.
 */
export class WorkerQueue<Request, Reply> {
  readonly #start: () => WorkerLike;
  readonly #limits: TimeLimits;
  #worker: WorkerLike | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #settle: (answer: Answer<Reply>) => void = () => {};

  constructor(start: () => WorkerLike, limits: TimeLimits = {}) {
    this.#start = start;
    this.#limits = limits;
  }

  /**
   * Asks a question when those before it are answered, if it is still wanted then. It never rejects.
   *
   * @param onMessage receives each message; it returns true for one that is not the answer yet, such as progress
   */
  ask(
    request: Request,
    isWanted: () => boolean = () => true,
    onMessage?: (reply: Reply) => boolean,
  ): Promise<Answer<Reply>> {
    const answer = this.#last.then(() =>
      isWanted() ? this.#ask(request, onMessage) : { missing: "cancelled" as const },
    );
    this.#last = answer;
    return answer;
  }

  /** Terminates the worker, even during a computation. A question that it has not answered is cancelled. */
  end(): void {
    this.#settle({ missing: "cancelled" });
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #ask(request: Request, onMessage?: (reply: Reply) => boolean): Promise<Answer<Reply>> {
    if (!this.#worker) {
      try {
        this.#worker = this.#start();
      } catch (error) {
        return { missing: "failed", message: error instanceof Error ? error.message : undefined };
      }
      const ready = await this.#next(this.#worker, this.#limits.load);
      if ("missing" in ready) return ready.missing === "timeout" ? { missing: "failed" } : ready;
    }
    const answer = this.#next(this.#worker, this.#limits.answer, onMessage);
    try {
      this.#worker.postMessage(request);
    } catch {
      // The request cannot be cloned.
      this.#settle({ missing: "failed" });
    }
    return answer;
  }

  /** The worker's next message that `onMessage` does not take. */
  #next(
    worker: WorkerLike,
    limit: number | undefined,
    onMessage?: (reply: Reply) => boolean,
  ): Promise<Answer<Reply>> {
    return new Promise((resolve) => {
      const settle = (answer: Answer<Reply>): void => {
        clearTimeout(timer);
        this.#settle = () => {};
        worker.onmessage = null;
        if ("missing" in answer && worker === this.#worker) this.end();
        resolve(answer);
      };
      const timer =
        limit === undefined ? undefined : setTimeout(() => settle({ missing: "timeout" }), limit);
      this.#settle = settle;
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if (onMessage?.(data) !== true) settle({ reply: data });
      };
      worker.onerror = (event) => {
        event.preventDefault();
        settle({ missing: "failed", message: event.message || undefined });
      };
    });
  }
}

/** In a worker: answers the requests of a {@link WorkerQueue}; what `answer` throws becomes a reply with its message. */
export function serveRequests(answer: (request: never) => Promise<unknown>): void {
  addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    answer(data as never).then(
      (reply) => postMessage(reply),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        postMessage({ kind: "failed", message });
      },
    );
  });
  postMessage("ready");
}
