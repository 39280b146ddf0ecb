/** The part of `Worker` that is used. */
export type AskedWorker = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

/** Time limits in milliseconds: for loading the script, and for one answer. */
export interface Patience {
  readonly load: number;
  readonly answer: number;
}

/**
 * An answer, or why there is none: the script did not load, or failed; it took too long; or the question was no longer
 * wanted.
 */
export type Answer<Reply> =
  { readonly reply: Reply } | { readonly lack: "lost" | "late" | "unwanted" };

/**
 * A worker that says when it is ready, and then answers each message with one. It is started at the first question. One that
 * fails or exceeds a time limit is terminated; the next question starts another.
 */
export class PatientWorker<Request, Reply> {
  readonly #start: () => AskedWorker;
  readonly #patience: Patience;
  #worker: AskedWorker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #giveUp: (lack: "lost" | "unwanted") => void = () => {};

  constructor(start: () => AskedWorker, patience: Patience) {
    this.#start = start;
    this.#patience = patience;
  }

  /** Asks a question when those before it are answered, if it is still wanted then. It never rejects. */
  ask(request: Request, isWanted: () => boolean = () => true): Promise<Answer<Reply>> {
    const answer = this.#last.then(() =>
      isWanted() ? this.#ask(request) : { lack: "unwanted" as const },
    );
    this.#last = answer;
    return answer;
  }

  /** Terminates the worker. A question that it has not answered is not wanted any more. */
  end(): void {
    this.#giveUp("unwanted");
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #ask(request: Request): Promise<Answer<Reply>> {
    if (!this.#worker) {
      try {
        this.#worker = this.#start();
      } catch {
        return { lack: "lost" };
      }
      const ready = await this.#next(this.#worker, this.#patience.load);
      if ("lack" in ready) return ready.lack === "late" ? { lack: "lost" } : ready;
    }
    const answer = this.#next(this.#worker, this.#patience.answer);
    try {
      this.#worker.postMessage(request);
    } catch {
      // The request cannot be cloned.
      this.#giveUp("lost");
    }
    return answer;
  }

  /** The worker's next message. */
  #next(worker: AskedWorker, patience: number): Promise<Answer<Reply>> {
    return new Promise((resolve) => {
      const settle = (answer: Answer<Reply>): void => {
        clearTimeout(timer);
        this.#giveUp = () => {};
        if ("lack" in answer && worker === this.#worker) this.end();
        resolve(answer);
      };
      const timer = setTimeout(() => settle({ lack: "late" }), patience);
      this.#giveUp = (lack) => settle({ lack });
      worker.onmessage = ({ data }: MessageEvent<Reply>) => settle({ reply: data });
      worker.onerror = (event) => {
        event.preventDefault();
        settle({ lack: "lost" });
      };
    });
  }
}
