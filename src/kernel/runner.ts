import type { Program } from "./link.ts";
import { OUTPUT_LIMITS, type Output } from "./output.ts";
import type { Reply, Request } from "./protocol.ts";

declare const performance: { now(): number };
declare function setTimeout(work: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** A kernel that is ready: a worker far away, or the same code near by. */
export interface Kernel {
  /** Called for every message; undefined stands for one that is no reply. */
  onreply: (reply: Reply | undefined) => void;
  send(request: Request): void;
  /** Ends it at once, whatever it is doing. */
  end(): void;
}

/** Who or what stopped a run: the reader, its time, or too many messages. */
type StopReason = "reader" | "budget" | "flood";

/** How a run ended; `unstarted` when there was no kernel to run it. */
export type Ending =
  | { readonly kind: "finished"; readonly milliseconds: number }
  | { readonly kind: "failed" }
  | { readonly kind: "stopped"; readonly why: StopReason; readonly milliseconds: number }
  | { readonly kind: "unstarted"; readonly reason: string };

/**
 * Messages of one run: its outputs, and twenty a second that say how far it has come. A kernel that
 * sends more has been taken over by its cell.
 */
const FLOOD = 50 * OUTPUT_LIMITS.outputs;

interface Task {
  readonly program: Program;
  readonly number: number;
  /** Milliseconds that the run may take. */
  readonly budget: number;
  readonly shown: (output: Output) => void;
}

interface Run {
  readonly id: number;
  readonly began: number;
  /** Ends the run for those who wait for it; without an ending it counts as never run. */
  readonly end: (ending?: Ending) => void;
}

/** One kernel, started when it is needed and ended when it must be, and one run at a time on it. */
export class Runner {
  readonly #startKernel: () => Promise<Kernel>;
  #kernel: Promise<Kernel> | undefined;
  #sent: Program | undefined;
  #run: Run | undefined;
  #runs = 0;

  constructor(startKernel: () => Promise<Kernel>) {
    this.#startKernel = startKernel;
  }

  /** Runs one cell. Resolves with how it ended, or with undefined when it was dropped. */
  async run(task: Task): Promise<Ending | undefined> {
    const starting = (this.#kernel ??= this.#startKernel());
    let kernel: Kernel;
    try {
      kernel = await starting;
    } catch (error) {
      if (this.#kernel === starting) this.#kernel = undefined;
      const reason = error instanceof Error ? error.message : String(error);
      return { kind: "unstarted", reason };
    }
    return this.#kernel === starting ? this.#runOn(kernel, task) : undefined;
  }

  async #runOn(kernel: Kernel, { program, number, budget, shown }: Task) {
    const timer = setTimeout(() => this.stop("budget"), budget);
    const id = (this.#runs += 1);
    let messages = 0;
    const ending = await new Promise<Ending | undefined>((end) => {
      this.#run = { id, began: performance.now(), end };
      kernel.onreply = (reply) => {
        if (this.#run?.id !== id) return;
        messages += 1;
        if (messages > FLOOD) this.stop("flood");
        else if (!reply || reply.type === "ready" || reply.run !== id) return;
        else if (reply.type === "output") shown(reply.output);
        else if (reply.ok) end({ kind: "finished", milliseconds: reply.milliseconds });
        else end({ kind: "failed" });
      };
      if (this.#sent !== program) kernel.send({ type: "program", ...program });
      this.#sent = program;
      kernel.send({ type: "run", run: id, cell: number });
    });
    clearTimeout(timer);
    this.#run = undefined;
    return ending;
  }

  /** Ends the present run, whatever it is doing; the next one finds a kernel that is ready. */
  stop(why: StopReason): void {
    const run = this.#run;
    if (run) {
      run.end({ kind: "stopped", why, milliseconds: performance.now() - run.began });
    }
    this.end();
    const starting = this.#startKernel();
    this.#kernel = starting;
    starting.catch(() => {
      if (this.#kernel === starting) this.#kernel = undefined;
    });
  }

  /** Ends the kernel and drops what runs on it. */
  end(): void {
    const { end } = this.#run ?? {};
    this.#run = undefined;
    this.#kernel?.then(
      (kernel) => kernel.end(),
      () => {},
    );
    this.#kernel = undefined;
    this.#sent = undefined;
    end?.();
  }
}
