import type { TestKind } from "./protocol.ts";
import { startWorker } from "./start-worker.ts";

/** A test input from the problem's own generator, made in a worker that ends with it. */
export function makeTest(problem: string, test: TestKind): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    const fail = (message: string | undefined): void => {
      worker.end();
      reject(new Error(message));
    };
    const worker = startWorker((reply) => {
      if (reply.kind === "failed") return fail(reply.message);
      worker.end();
      if (reply.kind === "made") resolve(reply.input);
    }, fail);
    worker.ask({ kind: "make", problem, test, seed: Math.floor(Math.random() * 2 ** 32) });
  });
}
