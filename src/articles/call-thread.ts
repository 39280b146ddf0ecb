import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { isDevelopment, onceInBuild, queue } from "../integrations/cache.ts";
import type { Work } from "./build-thread.ts";

const thread = onceInBuild(() => new Worker(resolve("src/articles/build-thread.ts")));

const inTurn = queue();

/**
 * Does what takes seconds in a thread, one after the other, while the build makes pages. The development server starts the
 * thread anew for each call, because files change while it runs.
 */
export const callThread = <Name extends keyof Work>(
  name: Name,
  ...given: Parameters<Work[Name]>
): ReturnType<Work[Name]> =>
  inTurn(async () => {
    const worker = thread();
    worker.ref();
    worker.postMessage({ name, given });
    const [result] = (await once(worker, "message")) as [unknown];
    // A build ends without waiting for the thread.
    worker.unref();
    if (isDevelopment) await worker.terminate();
    return result;
  }) as ReturnType<Work[Name]>;
