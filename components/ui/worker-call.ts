/** The part of `Worker` that is used. */
export type AskedWorker = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

/** Time limits in milliseconds: for loading the script, and for one answer. Absent means none. */
export interface WorkerLimits {
  readonly load?: number;
  readonly answer?: number;
}

/**
 * An answer, or why there is none: the script did not load, or failed (with the browser's message, if it has one); it
 * took too long; or the question was no longer wanted.
 */
export type Answer<Reply> =
  | { readonly reply: Reply }
  | { readonly lack: "late" | "unwanted" }
  | { readonly lack: "lost"; readonly message?: string | undefined };

/**
 * Asks a worker that posts one message when it is ready, and then answers each question with one. It is started at the
 * first question. One that fails or exceeds a time limit is terminated; the next question starts another.
 */
export class WorkerCall<Request, Reply> {
  readonly #start: () => AskedWorker;
  readonly #limits: WorkerLimits;
  #worker: AskedWorker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #settle: (answer: Answer<Reply>) => void = () => {};

  constructor(start: () => AskedWorker, limits: WorkerLimits = {}) {
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
      isWanted() ? this.#ask(request, onMessage) : { lack: "unwanted" as const },
    );
    this.#last = answer;
    return answer;
  }

  /** Terminates the worker, even during a computation. A question that it has not answered is not wanted any more. */
  end(): void {
    this.#settle({ lack: "unwanted" });
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #ask(request: Request, onMessage?: (reply: Reply) => boolean): Promise<Answer<Reply>> {
    if (!this.#worker) {
      try {
        this.#worker = this.#start();
      } catch (error) {
        return { lack: "lost", message: error instanceof Error ? error.message : undefined };
      }
      const ready = await this.#next(this.#worker, this.#limits.load);
      if ("lack" in ready) return ready.lack === "late" ? { lack: "lost" } : ready;
    }
    const answer = this.#next(this.#worker, this.#limits.answer, onMessage);
    try {
      this.#worker.postMessage(request);
    } catch {
      // The request cannot be cloned.
      this.#settle({ lack: "lost" });
    }
    return answer;
  }

  /** The worker's next message that `onMessage` does not take. */
  #next(
    worker: AskedWorker,
    limit: number | undefined,
    onMessage?: (reply: Reply) => boolean,
  ): Promise<Answer<Reply>> {
    return new Promise((resolve) => {
      const settle = (answer: Answer<Reply>): void => {
        clearTimeout(timer);
        this.#settle = () => {};
        worker.onmessage = null;
        if ("lack" in answer && worker === this.#worker) this.end();
        resolve(answer);
      };
      const timer =
        limit === undefined ? undefined : setTimeout(() => settle({ lack: "late" }), limit);
      this.#settle = settle;
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if (onMessage?.(data) !== true) settle({ reply: data });
      };
      worker.onerror = (event) => {
        event.preventDefault();
        settle({ lack: "lost", message: event.message || undefined });
      };
    });
  }
}
