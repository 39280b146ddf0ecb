import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import type { Port } from "../kernel/protocol.ts";
import type { ThreadRequest } from "./cell-thread.ts";
import { kernelText, threadScript } from "./library/kernel-text.ts";
import { resourceLimits } from "./library/thread-limits.ts";

/** Milliseconds of its thread's own time that a cell may take: a busy machine fails no build. */
const BUDGET = 2000;

/** Milliseconds after which a cell fails that uses no time: it waits for something that never comes. */
const PATIENCE = 60_000;

/** Threads on which nothing runs at present, and the kernel that they have. */
const idle: Worker[] = [];
let kernel: string | undefined;

const send = (worker: Worker, request: ThreadRequest): void =>
  worker.postMessage(request, request === "end" ? [] : [request.begin]);

/** Calls `over`, with what was too long, when the thread has used up a cell's budget from now on. */
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
  // A thread that has ended can say nothing of its time, and needs no watch.
  const timer = setInterval(() => void look().catch(() => clearInterval(timer)), BUDGET / 4);
  before.catch(() => {});
  return timer;
}

/** Where the cells of one article run: a world on a thread that serves one article after the other. */
export interface CellWorld {
  /** To the world's kernel, and from it. */
  readonly port: Port;
  /**
   * What `work` yields that the kernel does. Rejected when it takes too long, with what `over` makes of that, or when
   * something fails that a cell left behind: a promise that nobody awaited, a timer.
   */
  watched<Done>(work: Promise<Done>, over: (why: string) => Error): Promise<Done>;
  /** Ends it and all that it left behind, so that its thread can serve another article. */
  end(): Promise<void>;
  /** Ends it and its thread. */
  abandon(): Promise<void>;
}

async function startThread(kernel: string): Promise<Worker> {
  const script = await threadScript("cell-thread");
  const worker = new Worker(script, { eval: true, workerData: kernel, resourceLimits });
  // It tells nothing of its time before.
  await once(worker, "online");
  return worker;
}

/**
 * A new world, whose kernel has no program yet.
 *
 * @param file the article's, named when what a cell left behind fails
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

/** Ends the threads on which nothing runs. The next world starts another. */
export async function endIdleThreads(): Promise<void> {
  await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
}
