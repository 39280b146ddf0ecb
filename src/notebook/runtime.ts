import type { CellGlobals } from "./cell-globals.ts";
import { answersOf, type Answers, type Calls } from "./answers.ts";
import type { LinkedCell } from "./link.ts";
import { describeFailure, sourceName } from "./failure.ts";
import { createInput } from "./input.ts";
import type { Bundle, Failure, Output, Progress } from "./output.ts";
import { Capacity } from "./outputs/marks.ts";
import type { Request } from "./protocol.ts";
import { cellName, howToImport, kernelText } from "./messages.ts";
import { createShow } from "./show.ts";
import { ofKey } from "../games/theory/item-at.ts";

declare const performance: { now(): number };

// Bound before a cell runs, because a cell may replace globals.
const now = performance.now.bind(performance);
const { hasOwn } = Object;

type Values = Readonly<Record<string, unknown>>;

/** Receives the outputs of a cell. */
interface Outlet {
  /** Reports whether the limits of the run are reached, and counts the rejected output. */
  readonly skip: () => boolean;
  readonly show: (bundle: Bundle) => void;
  readonly progress: (progress: Progress) => void;
  /** Emits the number of rejected outputs. */
  readonly close: () => void;
}

/** Creates an outlet that emits outputs within the limits of one run and counts the rest. Progress is not counted. */
function limited(emit: (output: Output) => void): Outlet {
  const capacity = new Capacity();
  let cut = 0;
  const skip = (): boolean => {
    if (capacity.isFull) cut += 1;
    return capacity.isFull;
  };
  return {
    skip,
    show(bundle) {
      if (capacity.take(bundle)) emit({ kind: "shown", bundle });
      else cut += 1;
    },
    progress: (progress) => emit({ kind: "progress", progress }),
    close() {
      if (cut > 0) emit({ kind: "cut", count: cut });
    },
  };
}

const silent: Outlet = {
  skip: () => true,
  show: () => {},
  progress: () => {},
  close: () => {},
};

/** How a run ended. */
export interface Done {
  readonly ok: boolean;
  /** The time of the cell itself, without the cells that it depends on. */
  readonly milliseconds: number;
}

/** One run in one worker: the cells that a cell depends on, without outputs, and then that cell. */
export class Run {
  readonly #library: Values;
  readonly #controls: Request["controls"];
  readonly #values = new Map<number, Values>();
  /** The outlet of the cell that runs now. Functions of other cells that it calls show their outputs there too. */
  #outlet = silent;
  /** The function that is called after the cells have run. */
  #entry: { readonly cell: number; readonly work: unknown } | undefined;

  constructor(library: Values, controls: Request["controls"]) {
    this.#library = library;
    this.#controls = controls;
  }

  /** Runs the cells in order and emits the outputs of the last one, unless `calls.isHeard` is false. */
  async run(
    cells: readonly LinkedCell[],
    emit: (output: Output) => void,
    calls?: Request["calls"],
  ): Promise<Done> {
    const cell = cells.at(-1);
    if (!cell) throw new RangeError("Cannot run cells: there must be at least one");
    const outlet = calls?.isHeard === false ? silent : limited(emit);
    let began = now();
    const done = (ok: boolean): Done => ({ ok, milliseconds: now() - began });
    const failed = (failure: Failure): Done => {
      outlet.close();
      emit({ kind: "failure", failure });
      return done(false);
    };
    if (cell.fault) return failed(cell.fault);
    try {
      for (const need of cells.slice(0, -1)) await this.#executeUnseen(need);
      this.#outlet = outlet;
      began = now();
      const values = await this.#execute(cell);
      if (calls) this.#enter(cell.number, values, calls.entry);
    } catch (thrown) {
      return failed(this.#failureOf(thrown, cell));
    }
    if (!calls) outlet.close();
    return done(true);
  }

  #enter(cell: number, values: Values, name: string): void {
    const work = hasOwn(values, name) ? values[name] : undefined;
    if (typeof work !== "function") throw new Error(kernelText("noEntry", { name }));
    this.#entry = { cell, work };
  }

  /** Calls the entry function of the last cell; returns undefined if there is none. */
  call(calls: Calls): Answers | undefined {
    if (!this.#entry) return undefined;
    const answers = answersOf(this.#entry.work, calls, this.#entry.cell);
    this.#outlet.close();
    return answers;
  }

  async #executeUnseen(cell: LinkedCell): Promise<void> {
    const failed = ({ name, message }: Failure): Error =>
      new Error(kernelText("needFailed", { cell: cellName(cell.number), name, message }));
    if (cell.fault) throw failed(cell.fault);
    try {
      await this.#execute(cell);
    } catch (thrown) {
      throw failed(this.#failureOf(thrown, cell));
    }
  }

  /** Describes a failure. If the undefined name is an export of the library, the message explains how to import it. */
  #failureOf(thrown: unknown, cell: LinkedCell): Failure {
    const failure = describeFailure(thrown, cell.number);
    if (failure.name !== "ReferenceError") return failure;
    const { message } = failure;
    const mentioned = message.split(/[^\w$]+/);
    const name = cell.uses.find((each) => mentioned.includes(each) && hasOwn(this.#library, each));
    if (name === undefined) return failure;
    return {
      ...failure,
      message: kernelText("notImported", { message, advice: howToImport(name) }),
    };
  }

  /** Runs a cell and returns the values of the names that it declares. */
  async #execute(cell: LinkedCell): Promise<Values> {
    const scope: Record<string, unknown> = {};
    for (const [name, declaring] of Object.entries(cell.from)) {
      scope[name] = ofKey(this.#values, declaring)[name];
    }
    for (const [name, imported] of Object.entries({ ...cell.borrowed, ...cell.imports })) {
      if (imported !== "*" && !Object.hasOwn(this.#library, imported)) {
        throw new ReferenceError(kernelText("noSuchExport", { library: "grundy", name: imported }));
      }
      scope[name] = imported === "*" ? this.#library : this.#library[imported];
    }
    const show = (bundle: Bundle): void => this.#outlet.show(bundle);
    const shower = createShow(
      show,
      (progress) => this.#outlet.progress(progress),
      () => this.#outlet.skip(),
    );
    const print = (...values: readonly unknown[]): void => shower(...values);
    const ambient: Pick<CellGlobals, "show" | "input" | "console"> = {
      show: shower,
      input: createInput(show, (control) => this.#controls[cell.number]?.[control]),
      console: { log: print, info: print, debug: print, warn: print, error: print },
    };
    for (const [name, value] of Object.entries(ambient)) {
      if (!cell.declares.includes(name)) scope[name] ??= value;
    }
    scope["$trailing"] = (value: unknown): void => {
      if (value !== undefined) shower(value);
    };

    const names = Object.keys(scope);
    // The body begins on the first line, so that line n of the cell is line n in the stack trace.
    const text = `(async function (${names.join(", ")}) { "use strict"; ${cell.body}\n})`;
    const body = (0, eval)(`${text}\n//# sourceURL=${sourceName(cell.number)}`) as (
      ...values: unknown[]
    ) => Promise<Values>;
    const values = await body(...names.map((name) => scope[name]));
    this.#values.set(cell.number, values);
    return values;
  }
}
