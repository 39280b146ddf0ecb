import type { CellText } from "../../../src/kernel/types/cell-modules.ts";
import {
  readTypeReply,
  type TypeReply,
  type TypeRequest,
} from "../../../src/kernel/types/protocol.ts";
import type { TypeFault } from "../../../src/kernel/types/type-fault.ts";

/** The result of a check. */
export type TypeCheck =
  | { readonly kind: "checked"; readonly faults: readonly TypeFault[] }
  /** A later check was requested, or the checker ended. */
  | { readonly kind: "overtaken" }
  | { readonly kind: "overtime" }
  /** TypeScript failed on these texts. */
  | { readonly kind: "failed"; readonly reason: string }
  /** The script did not load, or crashed. */
  | { readonly kind: "unavailable" };

/** The part of `Worker` that the checker uses. */
export type TypeWorker = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

/** Time limits in milliseconds: for loading the script, and for one check. */
export const TYPE_PATIENCE = { load: 60_000, check: 5_000 } as const;

interface Asked {
  readonly request: TypeRequest;
  readonly end: (result: TypeCheck) => void;
}

interface Running {
  readonly worker: TypeWorker;
  /** Whether it has reported that it is ready, and has no request to answer. */
  free: boolean;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * TypeScript in a worker of its own, started at the first check. Only the newest check is answered
 * with faults. A worker that exceeds a time limit is terminated; the next check starts another.
 */
export class TypeChecker {
  readonly #start: () => TypeWorker;
  #running: Running | undefined;
  #asked: Asked | undefined;
  #sent = 0;
  #count = 0;

  constructor(start: () => TypeWorker) {
    this.#start = start;
  }

  check(cells: readonly CellText[]): Promise<TypeCheck> {
    this.#settle({ kind: "overtaken" });
    this.#count += 1;
    return new Promise((end) => {
      this.#asked = { request: { check: this.#count, cells }, end };
      this.#send();
    });
  }

  /** Terminates the worker; an unfinished check counts as superseded. */
  end(): void {
    this.#stop();
    this.#settle({ kind: "overtaken" });
  }

  #settle(result: TypeCheck): void {
    const asked = this.#asked;
    this.#asked = undefined;
    asked?.end(result);
  }

  #stop(): void {
    if (!this.#running) return;
    clearTimeout(this.#running.timer);
    this.#running.worker.terminate();
    this.#running = undefined;
  }

  #begin(): Running {
    const worker = this.#start();
    const running: Running = {
      worker,
      free: false,
      timer: this.#wait(TYPE_PATIENCE.load, "unavailable"),
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const reply = readTypeReply(data);
      if (reply && this.#running === running) this.#hear(reply, running);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.#running === running) this.#lose("unavailable");
    };
    return running;
  }

  #wait(milliseconds: number, kind: "overtime" | "unavailable"): Running["timer"] {
    return setTimeout(() => this.#lose(kind), milliseconds);
  }

  /** Terminates the worker. A check that was not posted to it is for the next one. */
  #lose(kind: "overtime" | "unavailable"): void {
    this.#stop();
    const unsent = this.#asked && this.#asked.request.check !== this.#sent;
    if (kind === "unavailable" || !unsent) this.#settle({ kind });
    this.#send();
  }

  #send(): void {
    if (!this.#asked) return;
    this.#running ??= this.#begin();
    if (!this.#running.free) return;
    this.#running.free = false;
    this.#running.timer = this.#wait(TYPE_PATIENCE.check, "overtime");
    this.#sent = this.#asked.request.check;
    this.#running.worker.postMessage(this.#asked.request);
  }

  #hear(reply: TypeReply, running: Running): void {
    if (reply.type !== "ready" && reply.check !== this.#sent) return;
    clearTimeout(running.timer);
    running.free = true;
    if (reply.type !== "ready" && reply.check === this.#asked?.request.check) {
      this.#settle(
        reply.type === "checked"
          ? { kind: "checked", faults: reply.faults }
          : { kind: "failed", reason: reply.message },
      );
    }
    this.#send();
  }
}
