import { answeringWorker, type AnsweringWorker } from "../problem/answering-worker.ts";
import type { Reply, Request } from "./protocol.ts";

/** The worker of a page's laboratory. */
export type LaboratoryWorker = AnsweringWorker<Request>;

/** Starts the worker that reads games and computes. See {@link answeringWorker}. */
export const startLaboratory = (
  onReply: (reply: Reply) => void,
  onBroken: (message: string | undefined) => void,
): LaboratoryWorker =>
  answeringWorker(
    new Worker(new URL("./laboratory-worker.ts", import.meta.url), { type: "module" }),
    onReply,
    onBroken,
  );
