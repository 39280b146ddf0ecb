import type { Output } from "./output.ts";
import { OUTPUT_LIMITS } from "./output-limits.ts";
import { Capacity } from "./outputs/marks.ts";
import { messageOf } from "./messages.ts";
import type { Reply, Request } from "./protocol.ts";

declare const performance: { now(): number };
declare function setTimeout(work: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** A kernel that is ready for one run: a worker, or the same code in this thread. */
export interface Kernel {
  /** Called for every message, with undefined if it is not a valid reply. */
  onreply: (reply: Reply | undefined) => void;
  /** Whether the kernel was lost without `end`, because the frame that it shares with another was removed. */
  readonly isFrameRemoved?: boolean;
  send(request: Request): void;
  /** Terminates the kernel immediately, also during a run. */
  end(): void;
}

/** The reason why a run was stopped: the reader, its time limit, or too many messages. */
type StopReason = "reader" | "budget" | "flood";

/** How a run ended: `unstarted` if no kernel could be started. */
export type Ending =
  | { readonly kind: "finished"; readonly milliseconds: number }
  | { readonly kind: "failed" }
  | { readonly kind: "stopped"; readonly why: StopReason; readonly milliseconds: number }
  | { readonly kind: "unstarted"; readonly reason: string };

/**
 * Maximum number of messages of one run: its outputs, and 20 progress messages per second. Only a cell that posts
 * messages itself sends more.
 */
const FLOOD = 50 * OUTPUT_LIMITS.outputs;

/** Maximum number of a run's messages about itself: the number of cut outputs, and the failure. */
const NOTES = 2;

interface Task {
  readonly request: Request;
  /** Maximum number of milliseconds of the run. */
  readonly budget: number;
  readonly shown: (output: Output) => void;
}

interface Run {
  began: number;
  kernel: Kernel | undefined;
  /** Resolves the run; without an ending it was dropped. */
  end: (ending?: Ending) => void;
}

/**
 * Executes one run at a time, each on a new kernel that is terminated after it, so that changed globals and running
 * timers of one run do not affect the next. A spare kernel is started in advance, so that a run need not wait for it.
 */
export class Runner {
  readonly #startKernel: () => Promise<Kernel>;
  #spare: Promise<Kernel> | undefined;
  #run: Run | undefined;

  constructor(startKernel: () => Promise<Kernel>) {
    this.#startKernel = startKernel;
  }

  /** Runs one cell. Resolves to its ending, or to undefined if it was dropped. */
  async run(task: Task): Promise<Ending | undefined> {
    const starting = this.#takeKernel();
    let timer: unknown;
    const run: Run = { began: performance.now(), kernel: undefined, end: () => {} };
    const ending = await new Promise<Ending | undefined>((resolve) => {
      this.#run = run;
      run.end = (how) => {
        this.#run = undefined;
        resolve(how);
      };
      starting.then(
        (kernel) => {
          if (this.#run !== run) return;
          run.began = performance.now();
          run.kernel = kernel;
          timer = setTimeout(() => this.stop("budget"), task.budget);
          this.#begin(kernel, run, task);
          this.#keepSpare(this.#startKernel());
        },
        (error: unknown) => {
          if (this.#run === run) run.end({ kind: "unstarted", reason: messageOf(error) });
        },
      );
    });
    clearTimeout(timer);
    run.kernel?.end();
    // A kernel that has not begun is reused. Terminating a running kernel can also end the spare, so another is
    // started.
    if (!run.kernel && ending?.kind !== "unstarted") this.#keepSpare(starting);
    else if (ending === undefined || ending.kind === "stopped") {
      this.#keepSpare(this.#startKernel());
    }
    return ending;
  }

  /** Returns the spare kernel, or a new one if there is none or it was lost. */
  async #takeKernel(): Promise<Kernel> {
    const spare = this.#spare;
    this.#spare = undefined;
    const kernel = await spare;
    return kernel && kernel.isFrameRemoved !== true ? kernel : this.#startKernel();
  }

  #begin(kernel: Kernel, run: Run, { request, shown }: Task): void {
    const capacity = new Capacity();
    let messages = 0;
    let cut = 0;
    let notes = 0;
    // The kernel's limits are applied again, because a cell can post messages itself.
    const show = (output: Output): void => {
      const isNote = output.kind === "failure" || output.kind === "cut";
      if (isNote) notes += 1;
      const fits =
        output.kind === "shown" ? capacity.take(output.bundle) : !isNote || notes <= NOTES;
      if (fits) shown(output);
      else cut += 1;
    };
    kernel.onreply = (reply) => {
      if (this.#run !== run) return;
      messages += 1;
      if (messages > FLOOD) return this.stop("flood");
      if (!reply || reply.type === "ready") return;
      if (reply.type === "output") return show(reply.output);
      if (cut > 0) shown({ kind: "cut", count: cut });
      if (reply.ok) run.end({ kind: "finished", milliseconds: reply.milliseconds });
      else run.end({ kind: "failed" });
    };
    kernel.send(request);
  }

  /** Stores a kernel for the next run, and terminates the previous spare. */
  #keepSpare(starting: Promise<Kernel>): void {
    const forget = (): void => {
      if (this.#spare === starting) this.#spare = undefined;
    };
    this.#spare?.then(
      (kernel) => kernel.end(),
      () => {},
    );
    this.#spare = starting;
    starting.catch(forget);
  }

  stop(why: StopReason): void {
    const run = this.#run;
    run?.end({ kind: "stopped", why, milliseconds: performance.now() - run.began });
  }

  end(): void {
    this.#run?.end();
  }
}
