import { answeringWorker, type AnsweringWorker } from "./answering-worker.ts";
import type { Reply, Request } from "./protocol.ts";

/** A worker that has started, or is about to. */
export type SolverWorker = AnsweringWorker<Request>;

/** Starts the solver's worker: the first line of problem code that the page loads. See {@link answeringWorker}. */
export const startWorker = (
  onReply: (reply: Reply) => void,
  onBroken: (message: string | undefined) => void,
): SolverWorker =>
  answeringWorker(
    new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" }),
    onReply,
    onBroken,
  );
