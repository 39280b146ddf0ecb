import type { CellText } from "../../../src/notebook/types/cell-modules.ts";
import type { TypeFault } from "../../../src/notebook/types/type-fault.ts";
import type { TypeCheck, TypeChecker } from "./type-checker.ts";

/** The state of the type check of a page's cells. */
export type TypeState =
  | { readonly kind: "off" }
  | { readonly kind: "loading" }
  | Exclude<TypeCheck, { readonly kind: "overtaken" }>;

/** Milliseconds without a change after which the cells are checked. */
export const TYPE_PAUSE = 300;

/** The type check of a page: off until the reader switches it on, then repeated after every change. */
export class TypeChecking {
  readonly #texts: () => readonly CellText[];
  readonly #isProgram: (cell: number) => boolean;
  readonly #checker: TypeChecker;
  readonly #show: (state: TypeState) => void;
  #state: TypeState = { kind: "off" };
  #checked: readonly CellText[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param isProgram whether a cell's text can be parsed; where it cannot, that fault is shown already
   * @param show called once with every new state
   */
  constructor(
    texts: () => readonly CellText[],
    isProgram: (cell: number) => boolean,
    checker: TypeChecker,
    show: (state: TypeState) => void,
  ) {
    this.#texts = texts;
    this.#isProgram = isProgram;
    this.#checker = checker;
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
    if (this.#state.kind === "off" || !this.#isNew()) return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.#check(), TYPE_PAUSE);
  }

  #isNew(): boolean {
    return this.#texts().some(({ code }, i) => code !== this.#checked[i]?.code);
  }

  async #check(): Promise<void> {
    this.#checked = this.#texts();
    const result = await this.#checker.check(this.#checked);
    if (result.kind === "overtaken") return;
    if (result.kind === "unavailable") this.#end(result);
    else if (result.kind !== "checked") this.#become(result);
    else {
      const faults = result.faults.filter(({ cell }) => this.#isProgram(cell));
      this.#become({ kind: "checked", faults });
    }
  }

  /** Terminates the worker. After a failure to load, the check is off and can be switched on again. */
  #end(state: TypeState): void {
    clearTimeout(this.#pause);
    this.#become(state);
    this.#state = { kind: "off" };
    this.#checker.end();
  }

  #become(state: TypeState): void {
    this.#state = state;
    this.#show(state);
  }
}
