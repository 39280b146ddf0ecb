import type { ArticleCell } from "./drafts.ts";
import { emptyCell, isOwn, type CellSource, type CompiledCell, type Fault } from "./cell.ts";
import { cellOf, link, runOrder, signature, type LinkedCell, type Program } from "./link.ts";
import { finalOutputs, displayedOutputs, type Output } from "./output.ts";
import { Runner, type Ending, type Kernel } from "./runner.ts";
import { ofKey } from "../games/theory/item-at.ts";

declare function setTimeout(work: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** A new text of a cell. Until `compiled` is set, the cell runs the previous text. */
export interface EditedCell extends Pick<SessionCell, "code"> {
  readonly number: number;
  readonly compiled?: CompiledCell;
}

type Cells = ReadonlyMap<number, SessionCell>;

/** A cell's text, and its compiled form. */
export interface SessionCell {
  readonly code: string;
  readonly compiled: CompiledCell;
  /** Whether `compiled` belongs to an earlier text. */
  readonly isCompiling?: boolean;
}

/** The request that a cell's run is part of. */
export interface RunRequest {
  /** The cell that the reader ran, or whose control was changed; undefined if all cells were run. */
  readonly requested: number | undefined;
  /**
   * Cells that run because of the requested cell: those that it needs and, after it has finished, those that use it.
   * Empty for all other cells.
   */
  readonly alsoRuns: readonly number[];
  /** Whether the run was started by a control or follows another cell's run, and not by the run command. */
  readonly isAutomatic: boolean;
}

interface Queued extends RunRequest {
  readonly number: number;
  /** Set if the cell runs because a cell that it uses has run. These runs have a common time limit. */
  readonly follows?: true;
}

/** The result of a cell's last run. */
interface Result {
  /** The signature of the program that it was computed from. */
  readonly signature: string;
  /** Undefined if the run never began: the page then shows the outputs recorded by the build. */
  readonly outputs: readonly Output[] | undefined;
  readonly count?: number;
  readonly ending?: Ending;
  readonly request: RunRequest;
}

/** The state of a cell that its page shows. */
export interface CellStatus {
  readonly phase: "idle" | "waiting" | "running";
  /** Whether the reader has changed the cell's text. */
  readonly edited: boolean;
  /** Whether the outputs were computed from other texts or control values than the current ones. */
  readonly stale: boolean;
  /** The request of the current, next or last run; undefined if there is none. */
  readonly request: RunRequest | undefined;
  /** Undefined while the outputs are those that the build recorded. */
  readonly result: Omit<Result, "signature"> | undefined;
}

/** Default time limit of a cell, in seconds. */
const BUDGET = 10;

/** Milliseconds that a run may continue after a control was changed. A run that ends sooner is still shown. */
const OVERTAKEN = 300;

/** Maximum total time of the cells that run because a cell that they use has run, in milliseconds. */
const FOLLOWING = 1000;

/**
 * A reader's notebook: the current cells, the last result of each, and the queue of cells to run. The page renders it
 * and calls it on events; it does not depend on the DOM.
 *
 * A result stores the signature of the program that it was computed from. It is stale if its cell's signature differs
 * now.
 */
export class Session {
  readonly #language: string;
  readonly #lesson: Cells;
  readonly #recorded: ReadonlyMap<number, string>;
  readonly #runner: Runner;
  readonly #changed: (number: number) => void;
  /** The current cells by number, in page order. */
  #cells: Cells;
  #program: Program;
  #signatures: ReadonlyMap<number, string>;
  #results = new Map<number, Result>();
  /** The text of each cell at its last run. */
  readonly #ran = new Map<number, string>();
  /** Milliseconds that the following cells have taken since the last requested run. */
  #followed = 0;
  /** Whether stale cells run automatically after a cell that they use, up to a total of a second. */
  runsFollowers = true;
  #queue: readonly Queued[] = [];
  #current:
    | { readonly number: number; readonly request: RunRequest; readonly signature: string }
    | undefined;
  #working: Promise<void> | undefined;
  #overtaken: unknown;
  #count = 0;

  /**
   * @param language the page's language
   * @param cells the lesson's cells, in page order
   * @param changed called with the number of every cell whose status may have changed
   */
  constructor(
    language: string,
    cells: readonly SessionCell[],
    startKernel: () => Promise<Kernel>,
    changed: (number: number) => void,
  ) {
    this.#language = language;
    this.#lesson = new Map(cells.map((cell) => [cell.compiled.number, cell]));
    this.#cells = this.#lesson;
    this.#runner = new Runner(startKernel);
    this.#changed = changed;
    this.#program = { cells: this.#link(), controls: {} };
    this.#recorded = this.#sign();
    this.#signatures = this.#recorded;
  }

  /** Numbers of the cells, in page order. */
  get numbers(): readonly number[] {
    return [...this.#cells.keys()];
  }

  /** The lesson's cells with the lesson's texts. */
  get lessonCells(): readonly ArticleCell[] {
    return [...this.#lesson].map(([number, { code }]) => ({ number, code }));
  }

  /** Numbers of the cells that share names and run together. */
  get parts(): readonly number[] {
    return this.numbers.filter((number) => this.#isPart(number));
  }

  /** Returns the current text of a cell in the form that the compiler and the type check require. */
  text(number: number): Pick<CellSource, "number" | "code" | "solution"> {
    const code = this.code(number);
    return { number, code, ...(this.isSolution(number) ? { solution: true } : {}) };
  }

  /** Reports whether a cell is a reader's program that is judged. */
  isSolution(number: number): boolean {
    return this.#lesson.get(number)?.compiled.solution === true;
  }

  /** Returns a cell in its linked form. */
  program(number: number): LinkedCell {
    return cellOf(this.#program.cells, number);
  }

  code(number: number): string {
    return ofKey(this.#cells, number).code;
  }

  /** Reports whether the cell exists with this text, which is not compiled yet. */
  isCompiling(number: number, code = this.#cells.get(number)?.code): boolean {
    const cell = this.#cells.get(number);
    return cell?.isCompiling === true && cell.code === code;
  }

  /** Returns the cell's text in the lesson; an own cell has the empty text. */
  lesson(number: number): string {
    return this.#lesson.get(number)?.code ?? "";
  }

  /** Reports whether a cell runs together with the others, as all cells except solutions do. */
  #isPart(number: number): boolean {
    return this.#cells.get(number)?.compiled.solution !== true;
  }

  /** Returns the names that the other cells declare, which this cell may use. */
  otherNames(number: number): readonly string[] {
    if (!this.#isPart(number)) return [];
    return this.#program.cells.flatMap((cell) =>
      cell.number === number || cell.solution ? [] : cell.declares,
    );
  }

  /** Returns the fault because of which the cell cannot run with the current texts, if there is one. */
  fault(number: number): Fault | undefined {
    return cellOf(this.#program.cells, number).fault;
  }

  status(number: number): CellStatus {
    const queued = this.#queue.find((next) => next.number === number);
    const running = this.#current?.number === number ? this.#current.request : undefined;
    const result = this.#results.get(number);
    return {
      phase: running ? "running" : queued ? "waiting" : "idle",
      edited: !isOwn(number) && this.code(number) !== this.lesson(number),
      stale: this.#isStale(number),
      request: running ?? queued ?? result?.request,
      result,
    };
  }

  get stale(): readonly number[] {
    return this.parts.filter((number) => this.#isStale(number));
  }

  /** Runs a cell after the cells that it needs and that have no fresh result. */
  run(number: number): void {
    this.#run(number, number);
  }

  #run(number: number, requested: number | undefined): void {
    const needs = runOrder(this.#program.cells, number)
      .slice(0, -1)
      .filter((need) => !this.#isFresh(need) && !this.#isUnderway(need));
    const isAutomatic = false;
    needs.forEach((need) => this.#enqueue({ number: need, requested, alsoRuns: [], isAutomatic }));
    const alsoRuns = requested === undefined ? [] : needs;
    if (!this.#isUnderway(number)) this.#enqueue({ number, requested, alsoRuns, isAutomatic });
    this.#work();
  }

  /** Reports whether the cell is queued, or runs with the current texts. */
  #isUnderway(number: number): boolean {
    const isRunning =
      this.#current?.number === number && this.#current.signature === this.#signatures.get(number);
    return isRunning || this.#queue.some((next) => next.number === number);
  }

  /** Runs cells in page order; all by default. Solutions are not included: the reader has them judged separately. */
  runAll(numbers: readonly number[] = this.parts): void {
    for (const number of numbers) this.#run(number, undefined);
  }

  /** Stops the current run and empties the queue. The run's outputs are kept. */
  stop(): void {
    this.#clearQueue();
    this.#runner.stop("reader");
  }

  /** Deletes all results, control values and counts; keeps the texts. */
  restart(): void {
    this.#clearQueue();
    this.#runner.end();
    this.#results.clear();
    this.#ran.clear();
    this.#count = 0;
    this.#change({ controls: {} });
    this.numbers.forEach(this.#changed);
  }

  /** Changes the texts of cells. Nothing runs; cells that depend on them become stale. */
  edit(...edits: readonly EditedCell[]): void {
    const cells = new Map(this.#cells);
    for (const { number, code, compiled } of edits) {
      const [lesson, now] = [this.#lesson.get(number), cells.get(number)];
      if (!now) continue;
      const other = { code, compiled: compiled ?? now.compiled, isCompiling: !compiled };
      cells.set(number, lesson?.code === code ? lesson : other);
    }
    this.#arrange(cells);
    edits.forEach(({ number }) => this.#changed(number));
  }

  /** Adds an own cell of the reader before another cell, or moves it there; at the end if that cell does not exist. */
  place(number: number, before: number | undefined): void {
    const cell = this.#cells.get(number) ?? { code: "", compiled: emptyCell(number) };
    const others = [...this.#cells].filter(([each]) => each !== number);
    const found = others.findIndex(([each]) => each === before);
    others.splice(found < 0 ? others.length : found, 0, [number, cell]);
    this.#arrange(new Map(others));
  }

  /** Removes an own cell of the reader, and stops its run. */
  remove(number: number): void {
    if (!isOwn(number) || !this.#cells.has(number)) return;
    this.#queue = this.#queue.filter((next) => next.number !== number && next.requested !== number);
    if (this.#current?.number === number) this.#runner.end();
    const cells = new Map(this.#cells);
    cells.delete(number);
    this.#results.delete(number);
    this.#ran.delete(number);
    const controls = Object.entries(this.#program.controls).filter(([of]) => Number(of) !== number);
    this.#arrange(cells, Object.fromEntries(controls));
  }

  #arrange(cells: Cells, controls = this.#program.controls): void {
    this.#cells = cells;
    this.#change({ cells: this.#link(), controls });
  }

  #link(): LinkedCell[] {
    const isUnedited = (number: number): boolean =>
      this.#cells.get(number) === this.#lesson.get(number);
    return link(
      [...this.#cells.values()].map(({ compiled }) => compiled),
      isUnedited,
    );
  }

  /** Restores the lesson's text of a cell. */
  reset(number: number): void {
    const lesson = this.#lesson.get(number);
    if (lesson) this.edit({ number, ...lesson });
  }

  /** Sets a control of a cell. The cell and all cells that use it run again, in page order. */
  control(number: number, control: number, value: unknown): void {
    const { cells, controls } = this.#program;
    const own = { ...controls[number], [control]: value };
    this.#change({ controls: { ...controls, [number]: own } });
    const users = this.numbers.filter((each) => runOrder(cells, each).includes(number));
    this.#queue = this.#queue.filter((next) => !users.includes(next.number));
    users.forEach((user) =>
      this.#enqueue({ number: user, requested: number, alsoRuns: [], isAutomatic: true }),
    );
    if (this.#current && users.includes(this.#current.number)) {
      this.#overtaken ??= setTimeout(() => this.#runner.end(), OVERTAKEN);
    }
    this.#work();
  }

  /** Resolves when no cell runs or is queued. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  #sign(): ReadonlyMap<number, string> {
    return new Map(this.numbers.map((number) => [number, signature(this.#program, number)]));
  }

  /** Reports whether the shown outputs have another signature than the cell. An own cell without a run is not stale. */
  #isStale(number: number): boolean {
    const shown = this.#results.get(number)?.signature ?? this.#recorded.get(number);
    return shown !== undefined && shown !== this.#signatures.get(number);
  }

  #isFresh(number: number): boolean {
    return this.#results.get(number)?.ending?.kind === "finished" && !this.#isStale(number);
  }

  /** Changes the program. A cell whose signature is the lesson's again shows the recorded outputs. */
  #change(change: Partial<Program>): void {
    const before = new Map(this.numbers.map((number) => [number, this.#isStale(number)]));
    this.#program = { ...this.#program, ...change };
    this.#signatures = this.#sign();
    for (const number of this.numbers) {
      const isLesson = this.#signatures.get(number) === this.#recorded.get(number);
      if (this.#isStale(number) && isLesson) this.#results.delete(number);
      if (this.#isStale(number) !== before.get(number)) this.#changed(number);
    }
  }

  #enqueue(next: Queued): void {
    this.#queue = [...this.#queue, next];
    this.#changed(next.number);
  }

  #clearQueue(): void {
    const queued = this.#queue;
    this.#queue = [];
    queued.forEach(({ number }) => this.#changed(number));
  }

  #work(): void {
    if (this.#queue.length > 0) this.#working ??= this.#empty();
  }

  async #empty(): Promise<void> {
    for (let [next] = this.#queue; next; [next] = this.#queue) {
      this.#queue = this.#queue.slice(1);
      if (this.#isTooLong(next)) this.#changed(next.number);
      else await this.#runCell(next);
    }
    this.#working = undefined;
  }

  #isTooLong({ number, follows }: Queued): boolean {
    if (!follows) return false;
    const { ending } = this.#results.get(number) ?? {};
    const expected = ending?.kind === "finished" ? ending.milliseconds : 0;
    return this.#followed + expected > FOLLOWING;
  }

  /**
   * Returns the stale cells that use the cell that the reader ran, or one that ran because of it, except cells whose
   * text has changed since their last run.
   */
  #followers(number: number, { requested, alsoRuns, isAutomatic }: RunRequest): readonly number[] {
    if (!this.runsFollowers || requested !== number || isAutomatic) return [];
    const ran = [number, ...alsoRuns];
    return this.stale.filter((user) => {
      const needs = runOrder(this.#program.cells, user);
      const isSame = (this.#ran.get(user) ?? this.lesson(user)) === this.code(user);
      const isUser = user !== number && ran.some((each) => needs.includes(each));
      return isUser && isSame && !this.#isUnderway(user);
    });
  }

  async #runCell(next: Queued): Promise<void> {
    const { number, follows, ...request } = next;
    this.#ran.set(number, this.code(number));
    const signature = ofKey(this.#signatures, number);
    const former = this.#results.get(number)?.outputs ?? [];
    const outputs: Output[] = [];
    this.#current = { number, request, signature };
    this.#changed(number);
    const { cells, controls } = this.#program;
    const needed = runOrder(cells, number);
    const ending = await this.#runner.run({
      request: {
        cells: needed.map((n) => cellOf(cells, n)),
        controls,
        language: this.#language,
      },
      budget: 1000 * (this.#lesson.get(number)?.compiled.budget ?? BUDGET),
      shown: (output) => {
        if (!this.#cells.has(number)) return;
        outputs.push(output);
        this.#results.set(number, {
          signature,
          outputs: displayedOutputs(outputs, former),
          request,
        });
        this.#changed(number);
      },
    });
    clearTimeout(this.#overtaken);
    this.#overtaken = undefined;
    this.#current = undefined;
    if (follows && ending?.kind === "finished") this.#followed += ending.milliseconds;
    const users = ending?.kind === "finished" ? this.#followers(number, request) : [];
    const own = { ...request, alsoRuns: [...request.alsoRuns, ...users] };
    if (ending && this.#cells.has(number))
      this.#keep(number, ending, { signature, outputs: finalOutputs(outputs), request: own });
    if (users.length > 0) this.#followed = 0;
    for (const user of users) {
      this.#enqueue({
        number: user,
        requested: number,
        alsoRuns: [],
        isAutomatic: true,
        follows: true,
      });
    }
    this.#changed(number);
  }

  #keep(number: number, ending: Ending, result: Result): void {
    if (ending.kind === "unstarted") {
      // The ending is shown at the requested cell, whichever cell had to run first.
      const { request } = result;
      const asked = request.requested ?? number;
      const former = this.#results.get(asked);
      const standing = former ?? {
        ...result,
        signature: ofKey(this.#recorded.has(asked) ? this.#recorded : this.#signatures, asked),
      };
      this.#results.set(asked, { ...standing, outputs: former?.outputs, ending, request });
      this.#changed(asked);
    } else {
      this.#count += 1;
      this.#results.set(number, { ...result, count: this.#count, ending });
    }
    if (ending.kind === "stopped" || ending.kind === "unstarted") this.#clearQueue();
  }
}
