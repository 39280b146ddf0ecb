import type { CellGlobals } from "./cell-globals.ts";
import { runOrder, signature, type LinkedCell, type Program } from "./link.ts";
import { describeFailure, sourceName } from "./failure.ts";
import { createInput } from "./input.ts";
import { OUTPUT_LIMITS, type Bundle, type Failure, type Output, type Progress } from "./output.ts";
import { forUser, makeShareable } from "./share.ts";
import { createShow } from "./show.ts";

type Values = Readonly<Record<string, unknown>>;

/** Where a cell's output goes. */
interface Outlet {
  /** Whether there is no room for another output. One that found none is counted. */
  readonly skip: () => boolean;
  readonly show: (bundle: Bundle) => void;
  readonly progress: (progress: Progress) => void;
}

/** Keeps the first outputs of a run and counts the rest. Progress is no output that is kept. */
function limited(emit: (output: Output) => void): Outlet & { readonly close: () => void } {
  const room: Record<"outputs" | "run", number> = { ...OUTPUT_LIMITS };
  let cut = 0;
  const skip = (): boolean => {
    const full = room.outputs <= 0 || room.run <= 0;
    if (full) cut += 1;
    return full;
  };
  return {
    skip,
    show(bundle) {
      if (skip()) return;
      emit({ kind: "shown", bundle });
      room.outputs -= 1;
      room.run -= bundle["text/plain"].length;
    },
    progress: (progress) => emit({ kind: "progress", progress }),
    close() {
      if (cut > 0) emit({ kind: "cut", count: cut });
    },
  };
}

const silent: Outlet = { skip: () => true, show: () => {}, progress: () => {} };

/**
 * Runs cells so that what a cell shows depends on its own text and the text of the cells it uses,
 * never on what ran before or how often.
 *
 * A cell gets the values of another as they were right after that one ran. Values that nobody can
 * change (plain data, frozen; functions without state of their own) exist once; where a cell hands
 * out anything that could carry a change from one user to the next (a Map, a function over a
 * counter), every user gets a run of that cell of its own, unseen.
 */
export class Runtime {
  readonly #library: Values;
  readonly #sweep: () => void;
  #program: Program = { cells: [], controls: {} };
  /** Where whatever runs now shows: a function that one cell made and another calls shows with its caller. */
  #outlet = silent;
  readonly #shared = new Map<number, Values>();
  readonly #stateful = new Set<number>();

  /** @param sweep called when a cell's body has ended: takes away what it left outside itself */
  constructor(library: Values, sweep: () => void = () => {}) {
    this.#library = library;
    this.#sweep = sweep;
  }

  /** Takes the page as it is now; cells that nothing in the change concerns keep their values. */
  update(program: Program): void {
    for (const { number } of this.#program.cells) {
      if (signature(this.#program, number) === signature(program, number)) continue;
      this.#shared.delete(number);
      this.#stateful.delete(number);
    }
    this.#program = program;
  }

  /** Runs one cell, its needs first, and hands out what it shows. True if it ended well. */
  async run(number: number, emit: (output: Output) => void): Promise<boolean> {
    const cell = this.#cell(number);
    if (cell.fault) {
      emit({ kind: "failure", failure: cell.fault });
      return false;
    }
    const outlet = limited(emit);
    for (const { number: user } of this.#program.cells) {
      if (runOrder(this.#program.cells, user).includes(number)) this.#shared.delete(user);
    }
    try {
      const values = await this.#execute(cell, outlet, new Map());
      this.#keep(cell, values);
      outlet.close();
      return true;
    } catch (thrown) {
      outlet.close();
      emit({ kind: "failure", failure: describeFailure(thrown, number) });
      return false;
    }
  }

  #cell(number: number): LinkedCell {
    const cell = this.#program.cells.find((c) => c.number === number);
    if (!cell) throw new RangeError(`Cannot run cell: there is no cell ${number}`);
    return cell;
  }

  /** Whether the functions of a cell keep nothing that a call could change. */
  #isStateless(cell: LinkedCell, values: Values): boolean {
    return cell.captures.every((name) => {
      const home = cell.from[name];
      if (home !== undefined) return this.#shared.has(home);
      const value = values[name];
      const constant = typeof value === "function" || Object(value) !== value;
      return constant && !cell.reassignable.includes(name);
    });
  }

  #keep(cell: LinkedCell, values: Values): boolean {
    if (!makeShareable(values, this.#isStateless(cell, values))) return false;
    this.#shared.set(cell.number, values);
    return true;
  }

  /** The values of a cell as one user sees them. `own` holds that user's private instances. */
  async #valuesOf(number: number, own: Map<number, Values>): Promise<Values> {
    const cell = this.#cell(number);
    if (!this.#stateful.has(number)) {
      const shared = this.#shared.get(number);
      if (shared) return shared;
      const values = await this.#executeUnseen(cell, new Map());
      if (this.#keep(cell, values)) return values;
      this.#stateful.add(number);
    }
    const values = own.get(number) ?? (await this.#executeUnseen(cell, own));
    own.set(number, values);
    return values;
  }

  async #executeUnseen(cell: LinkedCell, own: Map<number, Values>): Promise<Values> {
    const failed = ({ name, message }: Failure): Error =>
      new Error(`Cell ${cell.number}, which this cell uses, failed. ${name}: ${message}`);
    if (cell.fault) throw failed(cell.fault);
    try {
      return await this.#execute(cell, silent, own);
    } catch (thrown) {
      throw failed(describeFailure(thrown, cell.number));
    }
  }

  async #execute(cell: LinkedCell, outlet: Outlet, own: Map<number, Values>): Promise<Values> {
    const scope: Record<string, unknown> = {};
    for (const [name, home] of Object.entries(cell.from)) {
      scope[name] = forUser((await this.#valuesOf(home, own))[name]);
    }
    for (const [name, imported] of Object.entries({ ...cell.borrowed, ...cell.imports })) {
      if (imported !== "*" && !Object.hasOwn(this.#library, imported)) {
        throw new ReferenceError(`"grundy" has no export named ${imported}`);
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
      input: createInput(show, (control) => this.#program.controls[cell.number]?.[control]),
      console: { log: print, info: print, debug: print, warn: print, error: print },
    };
    for (const [name, value] of Object.entries(ambient)) {
      if (!cell.declares.includes(name)) scope[name] ??= value;
    }
    scope["$trailing"] = (value: unknown): void => {
      if (value !== undefined) shower(value);
    };

    const names = Object.keys(scope);
    // On one line with the body, so that the cell's line n is line n of the stack.
    const text = `(async function (${names.join(", ")}) { "use strict"; ${cell.body}\n})`;
    const body = (0, eval)(`${text}\n//# sourceURL=${sourceName(cell.number)}`) as (
      ...values: unknown[]
    ) => Promise<Values>;
    const before = this.#outlet;
    this.#outlet = outlet;
    try {
      return await body(...names.map((name) => scope[name]));
    } finally {
      this.#outlet = before;
      this.#sweep();
    }
  }
}
