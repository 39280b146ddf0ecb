import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { isDevelopment, onceInBuild, queue } from "../integrations/cache.ts";
import type { Work } from "./build-thread.ts";

const thread = onceInBuild(() => new Worker(resolve("src/articles/build-thread.ts")));

const enqueue = queue();

/**
 * Calls a slow function in a thread while the build renders pages, one call after another. The development server
 * starts a new thread for each call, because files change while it runs.
 */
export const callThread = <Name extends keyof Work>(
  name: Name,
  ...args: Parameters<Work[Name]>
): ReturnType<Work[Name]> =>
  enqueue(async () => {
    const worker = thread();
    worker.ref();
    worker.postMessage({ name, args });
    const [result] = (await once(worker, "message")) as [unknown];
    // Without a reference the thread does not keep the build process alive.
    worker.unref();
    if (isDevelopment) await worker.terminate();
    return result;
  }) as ReturnType<Work[Name]>;
