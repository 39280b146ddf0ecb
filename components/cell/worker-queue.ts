/** The part of `Worker` that is used. */
export type WorkerLike = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

/** Time limits in milliseconds: for loading the script, and for one answer. */
export interface TimeLimits {
  readonly load: number;
  readonly answer: number;
}

/**
 * An answer, or why there is none: the script did not load or failed, the answer took too long, or the request was
 * cancelled.
 */
export type Answer<Reply> =
  { readonly reply: Reply } | { readonly missing: "failed" | "timeout" | "cancelled" };

/**
 * A worker that posts one message when it is ready and then one per request. It is started at the first request. One
 * that fails or exceeds a time limit is terminated; the next request starts another.
 */
export class WorkerQueue<Request, Reply> {
  readonly #start: () => WorkerLike;
  readonly #limits: TimeLimits;
  #worker: WorkerLike | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #giveUp: (missing: "failed" | "cancelled") => void = () => {};

  constructor(start: () => WorkerLike, limits: TimeLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  /** Sends a request when those before it are answered, if it is still wanted then. It never rejects. */
  ask(request: Request, isWanted: () => boolean = () => true): Promise<Answer<Reply>> {
    const answer = this.#last.then(() =>
      isWanted() ? this.#ask(request) : { missing: "cancelled" as const },
    );
    this.#last = answer;
    return answer;
  }

  /** Terminates the worker and cancels its request. */
  end(): void {
    this.#giveUp("cancelled");
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #ask(request: Request): Promise<Answer<Reply>> {
    if (!this.#worker) {
      try {
        this.#worker = this.#start();
      } catch {
        return { missing: "failed" };
      }
      const ready = await this.#next(this.#worker, this.#limits.load);
      if ("missing" in ready) return ready.missing === "timeout" ? { missing: "failed" } : ready;
    }
    const answer = this.#next(this.#worker, this.#limits.answer);
    try {
      this.#worker.postMessage(request);
    } catch {
      // The request cannot be cloned.
      this.#giveUp("failed");
    }
    return answer;
  }

  /** The worker's next message. */
  #next(worker: WorkerLike, limit: number): Promise<Answer<Reply>> {
    return new Promise((resolve) => {
      const settle = (answer: Answer<Reply>): void => {
        clearTimeout(timer);
        this.#giveUp = () => {};
        if ("missing" in answer && worker === this.#worker) this.end();
        resolve(answer);
      };
      const timer = setTimeout(() => settle({ missing: "timeout" }), limit);
      this.#giveUp = (missing) => settle({ missing });
      worker.onmessage = ({ data }: MessageEvent<Reply>) => settle({ reply: data });
      worker.onerror = (event) => {
        event.preventDefault();
        settle({ missing: "failed" });
      };
    });
  }
}
