import type { TestKind } from "./protocol.ts";
import { startWorker } from "./start-worker.ts";

/** A test input from the problem's own generator, made in a worker that ends with it. */
export function makeTest(problem: string, test: TestKind): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    const fail = (message: string | undefined) => reject(new Error(message));
    const worker = startWorker((reply) => {
      if (reply.kind === "made") resolve(reply.input);
      if (reply.kind === "failed") fail(reply.message);
      worker.end();
    }, fail);
    worker.ask({ kind: "make", problem, test, seed: Math.floor(Math.random() * 2 ** 32) });
  });
}
