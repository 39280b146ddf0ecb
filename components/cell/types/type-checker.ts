import type { CellText } from "../../../src/notebook/types/cell-modules.ts";
import type { TypeReply, TypeRequest } from "../../../src/notebook/types/protocol.ts";
import { WorkerCall, type AskedWorker } from "../../ui/worker-call.ts";

/** The result of a check. */
export type TypeCheck =
  | TypeReply
  /** A later check was requested, or the checker ended. */
  | { readonly kind: "overtaken" }
  | { readonly kind: "overtime" }
  /** The script did not load, or crashed. */
  | { readonly kind: "unavailable" };

/** Time limits in milliseconds: for loading the script, and for one check. */
export const TYPE_PATIENCE = { load: 60_000, answer: 5_000 } as const;

const LACKS = { late: "overtime", lost: "unavailable", unwanted: "overtaken" } as const;

/** TypeScript in a worker of its own, started at the first check. Only the newest check is answered with faults. */
export class TypeChecker {
  readonly #worker: WorkerCall<TypeRequest, TypeReply>;
  #newest = 0;

  constructor(start: () => AskedWorker) {
    this.#worker = new WorkerCall(start, TYPE_PATIENCE);
  }

  async check(cells: readonly CellText[]): Promise<TypeCheck> {
    const own = ++this.#newest;
    const isNewest = (): boolean => own === this.#newest;
    const answer = await this.#worker.ask(cells, isNewest);
    if (!isNewest()) return { kind: "overtaken" };
    return "reply" in answer ? answer.reply : { kind: LACKS[answer.lack] };
  }

  /** Terminates the worker; an unfinished check counts as superseded. */
  end(): void {
    this.#newest += 1;
    this.#worker.end();
  }
}
