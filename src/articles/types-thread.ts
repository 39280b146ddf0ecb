import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { cellChecker } from "../notebook/types/check-cells.ts";
import type { CellText } from "../notebook/types/cell-modules.ts";
import type { Declarations } from "../notebook/types/declarations.ts";

/** Message to the thread: check these cells and send the type errors to this port. */
export interface TypesRequest {
  readonly cells: readonly CellText[];
  readonly answer: MessagePort;
}

const check = cellChecker(workerData as Declarations);

parentPort?.on("message", ({ cells, answer }: TypesRequest) => answer.postMessage(check(cells)));
