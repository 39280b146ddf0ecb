import type { CellText } from "../../../src/notebook/types/cell-modules.ts";
import type { TypeFault, TypeReply, TypeRequest } from "../../../src/notebook/types/protocol.ts";
import { WorkerQueue, type WorkerLike } from "../../ui/worker-queue.ts";

/** The state of the type check of a page's cells. */
export type TypeState =
  | { readonly kind: "off" }
  | { readonly kind: "loading" }
  | TypeReply
  /** The check took too long. */
  | { readonly kind: "overtime" }
  /** The script did not load, or crashed. */
  | { readonly kind: "unavailable" };

/** Time limits in milliseconds: for loading the script, and for one check. */
export const TYPE_LIMITS = { load: 60_000, answer: 5_000 } as const;

/** Milliseconds without a change after which the cells are checked. */
export const TYPE_PAUSE = 300;

/**
 * The type check of a page, by TypeScript in a worker: off until the reader switches it on, then repeated after every
 * change. Only the newest check counts.
 */
export class TypeChecking {
  readonly #texts: () => readonly CellText[];
  readonly #isProgram: (cell: number) => boolean;
  readonly #worker: WorkerQueue<TypeRequest, TypeReply>;
  readonly #show: (state: TypeState) => void;
  #state: TypeState = { kind: "off" };
  #checked: readonly CellText[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param isProgram whether a cell's text can be parsed; where it cannot, that fault is shown already
   * @param start starts the worker
   * @param show called once with every new state
   */
  constructor(
    texts: () => readonly CellText[],
    isProgram: (cell: number) => boolean,
    start: () => WorkerLike,
    show: (state: TypeState) => void,
  ) {
    this.#texts = texts;
    this.#isProgram = isProgram;
    this.#worker = new WorkerQueue(start, TYPE_LIMITS);
    this.#show = show;
  }

  get faults(): readonly TypeFault[] {
    return this.#state.kind === "checked" ? this.#state.faults : [];
  }

  switch(on: boolean): void {
    if (on === (this.#state.kind !== "off")) return;
    if (on) {
      this.#become({ kind: "loading" });
      void this.#check();
    } else this.#end({ kind: "off" });
  }

  /** To be called when texts may have changed. */
  changed(): void {
    if (this.#state.kind === "off") return;
    if (!this.#texts().some(({ code }, i) => code !== this.#checked[i]?.code)) return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.#check(), TYPE_PAUSE);
  }

  async #check(): Promise<void> {
    const cells = this.#texts();
    this.#checked = cells;
    const isNewest = (): boolean => cells === this.#checked;
    const answer = await this.#worker.ask(cells, isNewest);
    if (!isNewest()) return;
    if ("missing" in answer) {
      if (answer.missing === "timeout") this.#become({ kind: "overtime" });
      else this.#end({ kind: "unavailable" });
    } else if (answer.reply.kind === "checked") {
      const faults = answer.reply.faults.filter(({ cell }) => this.#isProgram(cell));
      this.#become({ kind: "checked", faults });
    } else this.#become(answer.reply);
  }

  /** Terminates the worker. After a failure to load, the check is off and can be switched on again. */
  #end(state: TypeState): void {
    clearTimeout(this.#pause);
    this.#checked = [];
    this.#become(state);
    this.#state = { kind: "off" };
    this.#worker.end();
  }

  #become(state: TypeState): void {
    this.#state = state;
    this.#show(state);
  }
}
