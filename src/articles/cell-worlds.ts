import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import type { Port } from "../notebook/protocol.ts";
import type { ThreadRequest } from "./cell-thread.ts";
import { kernelText, threadScript } from "./library/kernel-text.ts";
import { resourceLimits } from "./library/thread-limits.ts";

/** Milliseconds of CPU time that a cell may take: so a busy machine does not fail the build. */
const BUDGET = 2000;

/** Milliseconds of elapsed time after which a cell fails, such as one that awaits a promise that never settles. */
const PATIENCE = 60_000;

/** Idle threads, and the script of the kernel that they have loaded. */
const idle: Worker[] = [];
let kernel: string | undefined;

const send = (worker: Worker, request: ThreadRequest): void =>
  worker.postMessage(request, request === "end" ? [] : [request.begin]);

/** Calls `over` with a message when the thread has used a cell's budget, counted from now. */
function watch(worker: Worker, over: (why: string) => void): NodeJS.Timeout {
  const began = performance.now();
  const used = async (): Promise<number> => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  };
  const before = used();
  const look = async (): Promise<void> => {
    const waited = performance.now() - began > PATIENCE;
    if (!waited && (await used()) - (await before) < BUDGET) return;
    clearInterval(timer);
    over(waited ? `did not end within ${PATIENCE / 1000} s` : `took over ${BUDGET} ms`);
  };
  // `cpuUsage` rejects when the thread has ended: then there is nothing to watch.
  const timer = setInterval(() => void look().catch(() => clearInterval(timer)), BUDGET / 4);
  before.catch(() => {});
  return timer;
}

/** A V8 context for cells of one article, on a thread that is used for one context after another. */
export interface CellWorld {
  /** Messages to and from the kernel in it. */
  readonly port: Port;
  /**
   * Awaits `work`, which the kernel does. Rejects with the error from `over` when it exceeds its budget, and when
   * asynchronous work of a cell fails later: a promise without a handler, a timer.
   */
  watched<Done>(work: Promise<Done>, over: (why: string) => Error): Promise<Done>;
  /** Ends the context and its timers, so that its thread can be used again. */
  end(): Promise<void>;
  /** Terminates its thread. */
  abandon(): Promise<void>;
}

async function startThread(kernel: string): Promise<Worker> {
  const script = await threadScript("cell-thread");
  const worker = new Worker(script, { eval: true, workerData: kernel, resourceLimits });
  // `cpuUsage` is not available before.
  await once(worker, "online");
  return worker;
}

/**
 * Creates a context with a kernel that has not run yet.
 *
 * @param file of the article, for errors of asynchronous work that a cell has started
 */
export async function beginWorld(file: string): Promise<CellWorld> {
  const text = await kernelText();
  if (text !== kernel) {
    kernel = text;
    await endIdleThreads();
  }
  const worker = idle.pop() ?? (await startThread(text));
  worker.ref();
  const { port1, port2 } = new MessageChannel();
  const ended = new AbortController();
  const broken = once(worker, "error", { signal: ended.signal }).then(([error]) => {
    throw new Error(`${file}: after a cell: ${(error as Error).message}`);
  });
  broken.catch(() => {});
  send(worker, { begin: port2 });

  const watched: CellWorld["watched"] = async (work, over) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = watch(worker, (why) => reject(over(why)));
    });
    try {
      return await Promise.race([work, broken, late]);
    } finally {
      clearInterval(timer);
    }
  };
  return {
    port: port1 as unknown as Port,
    watched,
    async end() {
      port1.close();
      send(worker, "end");
      await watched(once(worker, "message"), (why) => new Error(`${file}: after a cell: ${why}`));
      ended.abort();
      worker.unref();
      if (kernel === text) idle.push(worker);
      else await worker.terminate();
    },
    async abandon() {
      port1.close();
      await worker.terminate();
    },
  };
}

/** Terminates the idle threads. The next context starts a new one. */
export async function endIdleThreads(): Promise<void> {
  await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
}
