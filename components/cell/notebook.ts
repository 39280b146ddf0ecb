import type { Completions } from "../../src/articles/library/entries.ts";
import { fill, plural } from "../../src/i18n/fill.ts";
import { notebookWords } from "../../src/i18n/notebook-words.ts";
import { emptyCell, cellWithFault, isOwn, type CompiledCell } from "../../src/notebook/cell.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import { kernelText, setLanguage } from "../../src/notebook/messages.ts";
import { Session, type CellStatus } from "../../src/notebook/session.ts";
import type { Offers } from "../editor/completion-source.ts";
import type { Fault } from "../editor/faults.ts";
import type { SolutionCell } from "../judge/solution-cell.tsx";
import { fetchJson } from "../ui/files.ts";
import { cellFaults } from "./cell-editing.ts";
import { BUSY_DELAY, CellView } from "./cell-view.tsx";
import {
  cellFormatter,
  formatStatus,
  formatTime,
  type FormatCells,
  type StatusText,
} from "./format-status.ts";
import { readControl, showReading } from "./read-control.ts";
import { Sandbox } from "./sandbox.ts";
import { CallError, WorkerClient } from "../ui/worker-client.ts";
import { NOT_FOLLOWING, readStored, writeStored } from "./drafts/browser-storage.ts";
import type { CompilerMethods } from "./compiler-worker.ts";
import type { OwnCells } from "./own/own-cells.tsx";

/** The data of a notebook. */
export interface Setup {
  readonly cells: readonly LinkedCell[];
  readonly kernel: string;
  readonly sandbox: string;
  readonly completions: string;
  /** Address of the library's reference, to which a name is appended. */
  readonly reference: string;
  /** Whether the page contains only the reader's notebooks. */
  readonly isOwn: boolean;
  /** Address of the list of files that programs in C++ and Python need. */
  readonly tools: string;
}

/**
 * Time limits in milliseconds for loading the compiler's script and for compiling one cell. The first text may take
 * more than a second in a new worker on a busy machine.
 */
const COMPILER_LIMITS = { load: 15_000, answer: 3000 } as const;

/** The notebook of a page: its session, and the views that show it. */
export class Notebook {
  readonly words: ReturnType<typeof notebookWords>;
  readonly language: string;
  readonly session: Session;
  readonly views = new Map<number, CellView>();
  /** Lists cells by the names that the page uses. */
  readonly formatCells: FormatCells;
  readonly setup: Setup;
  readonly #compiler = new WorkerClient<CompilerMethods>(
    () => new Worker(new URL("./compiler-worker.ts", import.meta.url), { type: "module" }),
    COMPILER_LIMITS,
  );
  readonly #listeners = new Set<() => void>();
  /** The solutions whose tests were run. */
  readonly #solutions = new Map<number, SolutionCell>();
  /** The cell that had the focus last. */
  #focused = 0;
  /** The current run of all cells. */
  #runOfAll: object | undefined;
  /** Set by `store`: the function that shares the page or performs another action of the reader's notebooks. */
  #stored: Promise<(what?: string) => Promise<void>> | undefined;
  #own: Promise<OwnCells> | undefined;
  /** The reader's own cells of the page, once their script is loaded. */
  ownCells: OwnCells | undefined;

  constructor(setup: Setup) {
    const roots = [...document.querySelectorAll<HTMLElement>(".cell")];
    const rootOf = (number: number) =>
      roots.find(({ dataset }) => Number(dataset["cell"]) === number);
    const cells = setup.cells.map((compiled) => ({
      code: rootOf(compiled.number)?.querySelector("pre")?.textContent ?? "",
      compiled,
    }));
    // The article may be in another language than the page around it.
    const part = roots[0] ?? document.querySelector(".notebook-bar");
    this.language = part?.closest<HTMLElement>("[lang]")?.lang ?? "";
    this.words = notebookWords(this.language);
    setLanguage(this.language);
    this.setup = setup;
    this.formatCells = cellFormatter(this.language, this.words.drafts, (number) =>
      this.session.isSolution(number),
    );
    this.session = new Session(this.language, cells, this.startKernel, (number) =>
      this.changed(number),
    );
    this.session.runsFollowers = readStored(NOT_FOLLOWING) === null;
    for (const root of roots) this.show(root);
    const focus = (element: Element | null): void => {
      const cell = element?.closest<HTMLElement>(".cell");
      if (cell) this.#focused = Number(cell.dataset["cell"]);
    };
    focus(document.activeElement);
    document.addEventListener("focusin", ({ target }) => focus(target as Element | null));
  }

  /** Shows the cell of an element. */
  show(root: HTMLElement): void {
    const view = new CellView(root, this);
    this.views.set(view.number, view);
  }

  /** Discards the view of a removed cell. */
  removeView(number: number): void {
    this.views.get(number)?.end();
    this.views.delete(number);
  }

  /** Returns the reader's own cells of the page. The first call loads their script. */
  async own(): Promise<OwnCells> {
    this.#own ??= import("./own/own-cells.tsx").then(({ OwnCells }) => {
      this.ownCells = new OwnCells(this);
      this.ownCells.record.load();
      return this.ownCells;
    });
    this.#own.catch(() => (this.#own = undefined));
    return this.#own;
  }

  readonly startKernel = (): Promise<Sandbox> => Sandbox.start(this.setup);

  /** Updates the page. Called when a cell's status, its text or the faults of its text may have changed. */
  changed(number: number): void {
    this.views.get(number)?.changed();
    const { numbers } = this.session;
    const isEdited = numbers.some((each) => this.session.status(each).edited);
    const hasOwn = numbers.some(isOwn);
    for (const button of document.querySelectorAll<HTMLElement>("[data-of-edits]")) {
      button.hidden = !isEdited && !(hasOwn && button.dataset["ofEdits"] === "own");
    }
    const { length } = this.session.stale;
    const runStale = document.querySelector<HTMLElement>('[data-notebook="run-stale"]');
    if (runStale) {
      runStale.hidden = length === 0;
      runStale.textContent = fill(plural(this.language, this.words.cell.runStale, length), {
        n: length,
      });
    }
    if (!this.#stored && this.session.status(number).edited) void this.store();
    this.#listeners.forEach((listen) => listen());
  }

  /** Calls `listen` whenever the status or text of a cell may have changed. */
  listen(listen: () => void): void {
    this.#listeners.add(listen);
  }

  /** Returns the status of a cell. Only its tests run a solution, and it is not stale before they run. */
  status(number: number): CellStatus {
    const status = this.session.status(number);
    if (!this.session.isSolution(number)) return status;
    return this.#solutions.get(number)?.status ?? { ...status, stale: false };
  }

  /** Returns the status line of a cell. */
  statusText(number: number, status: CellStatus): StatusText {
    const solution = this.#solutions.get(number);
    return (
      solution?.statusText(status) ??
      formatStatus(number, status, this.words.cell, this.formatCells)
    );
  }

  /** Returns the faults that an editor marks in a cell. */
  faults(number: number): readonly Fault[] {
    const faults = this.#solutions.get(number)?.faults ?? [];
    return [...faults, ...cellFaults(this.session, number)];
  }

  /** Returns the completions of editors, which are fetched when a name is first typed. */
  async completions(): Promise<Offers> {
    const { completions, reference } = this.setup;
    return { ...(await fetchJson<Completions>(completions)), reference };
  }

  /** Performs the action of a button of a cell or of the toolbar. */
  async press(button: HTMLButtonElement): Promise<void> {
    const { session, words } = this;
    // The buttons act on the stored notebook, which must be shown first.
    if (this.setup.isOwn) await this.store();
    const number = Number(button.closest<HTMLElement>(".cell")?.dataset["cell"]);
    const editing = this.views.get(number)?.editing;
    button.closest<HTMLElement>(":popover-open")?.hidePopover();
    const what = button.dataset["act"] ?? button.dataset["notebook"];
    switch (what) {
      case "run":
        return this.run(number);
      case "stop":
        return (this.#solutions.get(number) ?? session).stop();
      case "edit":
        return editing?.isOpen ? editing.close() : editing?.open();
      case "reset":
        return editing?.reset();
      case "add":
      case "up":
      case "down":
      case "delete":
        return (await this.own()).press(button);
      case "run-all":
        await this.commit();
        return this.#runAll(session.parts);
      case "run-above":
      case "run-below": {
        await this.commit();
        const isAbove = button.dataset["notebook"] === "run-above";
        const at = Math.max(0, session.parts.indexOf(this.#currentCell()));
        return this.#runAll(isAbove ? session.parts.slice(0, at) : session.parts.slice(at));
      }
      case "run-stale":
        await this.commit();
        return session.runAll(session.stale);
      case "restart":
        this.#runOfAll = undefined;
        session.restart();
        this.#solutions.forEach((solution) => solution.clear());
        return this.announce(words.cell.restarted);
      case "reset-page":
        await this.commit();
        session.numbers.forEach((each) => session.reset(each));
        document.querySelector<HTMLElement>('[data-notebook="run-all"]')?.focus();
        return this.announce(words.cell.pageWasReset);
      case "download-edited":
      case "save":
        await this.commit();
        return (await import("./download/notebook-file.ts")).saveNotebook(this);
      case "share":
        await this.commit();
        return this.store((act) => act(what));
      case "create":
      case "open":
      case "delete-all":
        return this.store((act) => act(what));
    }
  }

  /** Sets whether cells run after those that they use, here and on the reader's next visit. */
  follow(isFollowing: boolean): void {
    this.session.runsFollowers = isFollowing;
    writeStored(NOT_FOLLOWING, isFollowing ? undefined : "1");
  }

  /** Passes the value of a control to the session. */
  control(element: Element): void {
    const number = Number(element.closest<HTMLElement>(".cell")?.dataset["cell"]);
    const reading = readControl(element, this.words.cell.control);
    if (!reading) return;
    showReading(element, reading);
    if ("value" in reading) this.session.control(number, reading.control, reading.value);
  }

  /** Opens the editor of a cell. `typed` returns the text that was typed while it was loading. */
  async open(number: number, typed?: () => string, isRequested?: boolean): Promise<void> {
    await this.views.get(number)?.editing.open(typed, isRequested);
  }

  /**
   * Runs a cell, or a solution's tests, with the texts in the editors.
   *
   * @param moveOn whether the focus moves to the next visible cell at the end, unless it has left this cell
   */
  async run(number: number, moveOn = false): Promise<void> {
    await this.commit();
    if (this.session.isSolution(number)) return (await this.#solution(number))?.run();
    if (this.ownCells?.isText(number)) return this.views.get(number)?.editing.close();
    this.session.run(number);
    if (!moveOn) return;
    await this.session.settled();
    const view = this.views.get(number);
    if (!view?.root.contains(document.activeElement)) return;
    const { result, stale } = this.session.status(number);
    const roots = [...document.querySelectorAll<HTMLElement>(".cell")];
    const next =
      result?.ending?.kind === "finished" && !stale
        ? roots.slice(roots.indexOf(view.root) + 1).find((root) => root.checkVisibility())
        : undefined;
    if (next) this.views.get(Number(next.dataset["cell"]))?.editing.focus();
    else if (this.setup.isOwn) return (await this.own()).add(view.root);
    view.keepInView(next);
  }

  /** Returns the tests of a solution. The first call loads their script. */
  async #solution(number: number): Promise<SolutionCell | undefined> {
    const root = this.views.get(number)?.root;
    if (!root) return undefined;
    const { SolutionCell } = await import("../judge/solution-cell.tsx");
    const solution = this.#solutions.get(number) ?? new SolutionCell(this, number, root);
    this.#solutions.set(number, solution);
    return solution;
  }

  /** Returns the cell that had the focus last, otherwise the first one in view. */
  #currentCell(): number {
    const { parts } = this.session;
    const isInView = (number: number): boolean =>
      (this.views.get(number)?.root.getBoundingClientRect().bottom ?? 0) > 0;
    return parts.includes(this.#focused) ? this.#focused : (parts.find(isInView) ?? 0);
  }

  /** Runs cells and announces one summary instead of one message per cell. */
  async #runAll(cells: readonly number[]): Promise<void> {
    const { session } = this;
    const words = this.words.cell;
    if (!this.#runOfAll) this.announce("");
    const run = (this.#runOfAll ??= {});
    const began = performance.now();
    const timer = setTimeout(() => this.announce(words.runningAll), BUSY_DELAY);
    session.runAll(cells);
    await session.settled();
    clearTimeout(timer);
    if (this.#runOfAll !== run) return;
    this.#runOfAll = undefined;
    const endingOf = (number: number) => session.status(number).result?.ending?.kind;
    const failed = cells.filter((number) => endingOf(number) === "failed");
    const finished = cells.filter((number) => endingOf(number) === "finished");
    // The cell in which a run was stopped announces it.
    if (failed.length + finished.length < cells.length) return this.announce("");
    const time = formatTime(performance.now() - began, words);
    const values = { count: cells.length, time, cells: this.formatCells(failed) };
    const isAll = cells.length === session.parts.length;
    const [ran, ranFailed] = isAll
      ? [words.ranAll, words.ranAllFailed]
      : [words.ran, words.ranFailed];
    this.announce(fill(failed.length > 0 ? ranFailed : ran, values));
  }

  /** Announces a message about the notebook in the toolbar's status line. */
  announce(text: string): void {
    const line = document.querySelector(".notebook-status");
    if (line && line.textContent !== text) line.textContent = text;
  }

  /**
   * Sets the text of a cell, synchronously because the page may be closing. The text is compiled afterwards, so that it
   * can block neither the page nor its storage.
   */
  async edit(number: number, code: string): Promise<void> {
    if (this.ownCells?.isText(number)) {
      // A text is not run: `solution` excludes it from runs of all cells.
      const compiled = { ...emptyCell(number), solution: true };
      return this.session.edit({ number, code, compiled });
    }
    this.session.edit({ number, code });
    await this.#compile(number);
  }

  /** Commits the editors' texts to the session and compiles every cell that is not compiled, as after a failed load. */
  async commit(): Promise<void> {
    const { session } = this;
    await Promise.all([...this.views.values()].map(({ editing }) => editing.commit()));
    const uncompiled = session.numbers.filter((number) => session.isCompiling(number));
    await Promise.all(uncompiled.map((number) => this.#compile(number)));
  }

  /**
   * Compiles a cell's current text in a worker, unless the cell gets another text. Some texts would occupy the parser
   * indefinitely: a text that exceeds the time limit gets a fault.
   *
   * @throws Error if the script does not load; the next text loads it again
   */
  async #compile(number: number): Promise<void> {
    const { session, language } = this;
    const source = session.text(number);
    const { code } = source;
    const isWanted = (): boolean => session.isCompiling(number, code);
    let compiled: CompiledCell;
    try {
      compiled = await this.#compiler.call("compile", [language, source], isWanted);
    } catch (error) {
      if (!isWanted() || !(error instanceof CallError)) return;
      if (error.why !== "timeout") throw new Error(kernelText("readerNotLoaded"), { cause: error });
      const message = kernelText("tooSlow", { seconds: COMPILER_LIMITS.answer / 1000 });
      compiled = cellWithFault(source, { name: "SyntaxError", message, line: 1, column: 1 });
    }
    if (isWanted()) session.edit({ number, code, compiled });
  }

  /**
   * Stores the edits from now on, and then calls `use` with the function that shares them. The script is loaded at the
   * first edit, or with the page if edits are stored or in its address.
   */
  async store(
    use: (act: (what?: string) => Promise<void>) => Promise<void> = async () => {},
  ): Promise<void> {
    const words = this.words.drafts;
    this.#stored ??= this.setup.isOwn
      ? import("./own/notebooks.tsx").then(({ startNotebooks }) => startNotebooks(this))
      : import("./drafts/drafts-view.tsx").then(({ startDrafts }) => startDrafts(this, words));
    await this.#stored
      .then(use)
      .catch((error: unknown) => this.announce(fill(words.notLoaded, { reason: String(error) })));
  }
}
