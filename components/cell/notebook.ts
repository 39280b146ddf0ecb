import type { Completions } from "../../src/articles/library/entries.ts";
import { fill, plural } from "../../src/i18n/fill.ts";
import { notebookWords } from "../../src/i18n/notebook-words.ts";
import { emptyCell, faulty, isOwn, type CompiledCell } from "../../src/notebook/cell.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import { inWords, speak } from "../../src/notebook/own-words.ts";
import { Session, type CellStatus } from "../../src/notebook/session.ts";
import type { Offers } from "../editor/completion-source.ts";
import type { Fault } from "../editor/faults.ts";
import type { SolutionCell } from "../judge/solution-cell.tsx";
import { fetchJson } from "../ui/files.ts";
import { cellFaults } from "./cell-editing.ts";
import { CellView } from "./cell-view.tsx";
import {
  cellFormatter,
  formatStatus,
  formatTime,
  type FormatCells,
  type StatusText,
} from "./format-status.ts";
import { readControl, showReading } from "./read-control.ts";
import { Sandbox } from "./sandbox.ts";
import { NoResult, WorkerClient } from "../ui/worker-client.ts";
import { NOT_FOLLOWING, readStored, writeStored } from "./drafts/browser-storage.ts";
import type { CompilerMethods } from "./compiler-worker.ts";
import type { OwnCells } from "./own/own-cells.tsx";

/** What a notebook is made of. */
export interface Setup {
  readonly cells: readonly LinkedCell[];
  readonly kernel: string;
  readonly sandbox: string;
  readonly completions: string;
  /** Where the library's names are explained: an address before a name. */
  readonly reference: string;
  /** The page has the reader's notebooks alone. */
  readonly isOwn: boolean;
  /** Where it says what programs in C++ and Python need. */
  readonly tools: string;
}

/** Milliseconds after which a run of all cells is announced as running. */
const PATIENCE = 250;

/**
 * Time limits in milliseconds for the compiler's script, and for one cell: on a busy machine the first text may take a new
 * worker more than a second.
 */
const COMPILER_LIMITS = { load: 15_000, answer: 3000 } as const;

/** The notebook of a page: its session, and the views that show it. */
export class Notebook {
  readonly words: ReturnType<typeof notebookWords>;
  readonly language: string;
  readonly session: Session;
  readonly views = new Map<number, CellView>();
  /** Names cells as the page does. */
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
  /** The present run of all cells. */
  #runOfAll: object | undefined;
  /** Once its edits are stored: shares the page, or does what another button of the reader's notebooks is for. */
  #stored: Promise<(what?: string) => Promise<void>> | undefined;
  #own: Promise<OwnCells> | undefined;
  /** The reader's own cells of the page, once their script is there. */
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
    speak(this.language);
    this.setup = setup;
    this.formatCells = cellFormatter(this.language, this.words.drafts, (number) =>
      this.session.isSolution(number),
    );
    this.session = new Session(this.language, cells, this.startKernel, (number) =>
      this.changed(number),
    );
    this.session.isFollowing = readStored(NOT_FOLLOWING) === null;
    for (const root of roots) this.show(root);
    const focus = (element: Element | null): void => {
      const cell = element?.closest<HTMLElement>(".cell");
      if (cell) this.#focused = Number(cell.dataset["cell"]);
    };
    focus(document.activeElement);
    document.addEventListener("focusin", ({ target }) => focus(target as Element | null));
  }

  /** Shows a cell of the session in an element. */
  show(root: HTMLElement): void {
    const view = new CellView(root, this);
    this.views.set(view.number, view);
  }

  /** Forgets the element of a cell that is removed. */
  forget(number: number): void {
    this.views.get(number)?.end();
    this.views.delete(number);
  }

  /** The reader's own cells of the page: their script is loaded for the first. */
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

  /** To be called when a cell's status, its text or the faults of its text may have changed. */
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

  /** The status of a cell; a solution is run only by its tests, and is not stale before them. */
  status(number: number): CellStatus {
    const status = this.session.status(number);
    if (!this.session.isSolution(number)) return status;
    return this.#solutions.get(number)?.status ?? { ...status, stale: false };
  }

  /** The status line of a cell. */
  statusText(number: number, status: CellStatus): StatusText {
    const solution = this.#solutions.get(number);
    return solution?.say(status) ?? formatStatus(number, status, this.words.cell, this.formatCells);
  }

  /** What an editor marks in a cell. */
  faults(number: number): readonly Fault[] {
    const faults = this.#solutions.get(number)?.faults ?? [];
    return [...faults, ...cellFaults(this.session, number)];
  }

  /** What editors complete: fetched when a name is typed first. */
  async completions(): Promise<Offers> {
    const { completions, reference } = this.setup;
    return { ...(await fetchJson<Completions>(completions)), reference };
  }

  /** Does what a button of a cell or of the toolbar is for. */
  async press(button: HTMLButtonElement): Promise<void> {
    const { session, words } = this;
    // Until the stored notebook is shown, there is nothing that a button could be for.
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
        const at = Math.max(0, session.parts.indexOf(this.#present()));
        return this.#runAll(isAbove ? session.parts.slice(0, at) : session.parts.slice(at));
      }
      case "run-stale":
        await this.commit();
        return session.runAll(session.stale);
      case "restart":
        this.#runOfAll = undefined;
        session.restart();
        this.#solutions.forEach((solution) => solution.forget());
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
    this.session.isFollowing = isFollowing;
    writeStored(NOT_FOLLOWING, isFollowing ? undefined : "1");
  }

  /** Takes the value that the reader gave a control. */
  control(element: Element): void {
    const number = Number(element.closest<HTMLElement>(".cell")?.dataset["cell"]);
    const reading = readControl(element, this.words.cell.control);
    if (!reading) return;
    showReading(element, reading);
    if ("value" in reading) this.session.control(number, reading.control, reading.value);
  }

  /** Opens the editor of a cell; `typed` returns what was typed while it was loading. */
  async open(number: number, typed?: () => string, isAsked?: boolean): Promise<void> {
    await this.views.get(number)?.editing.open(typed, isAsked);
  }

  /**
   * Runs a cell with the texts that the editors have; a solution's tests.
   *
   * @param goOn when the cell has finished, the focus moves to the next visible one, unless the reader went elsewhere
   */
  async run(number: number, goOn = false): Promise<void> {
    await this.commit();
    if (this.session.isSolution(number)) return (await this.#solution(number))?.run();
    if (this.ownCells?.isText(number)) return this.views.get(number)?.editing.close();
    this.session.run(number);
    if (!goOn) return;
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

  /** The tests of a solution: their script is loaded for the first. */
  async #solution(number: number): Promise<SolutionCell | undefined> {
    const root = this.views.get(number)?.root;
    if (!root) return undefined;
    const { SolutionCell } = await import("../judge/solution-cell.tsx");
    const solution = this.#solutions.get(number) ?? new SolutionCell(this, number, root);
    this.#solutions.set(number, solution);
    return solution;
  }

  /** The cell that had the focus last, or else the first one in view. */
  #present(): number {
    const { parts } = this.session;
    const isInView = (number: number): boolean =>
      (this.views.get(number)?.root.getBoundingClientRect().bottom ?? 0) > 0;
    return parts.includes(this.#focused) ? this.#focused : (parts.find(isInView) ?? 0);
  }

  /** Runs cells, and announces one summary instead of one message per cell. */
  async #runAll(cells: readonly number[]): Promise<void> {
    const { session } = this;
    const words = this.words.cell;
    if (!this.#runOfAll) this.announce("");
    const run = (this.#runOfAll ??= {});
    const began = performance.now();
    const timer = setTimeout(() => this.announce(words.runningAll), PATIENCE);
    session.runAll(cells);
    await session.settled();
    clearTimeout(timer);
    if (this.#runOfAll !== run) return;
    this.#runOfAll = undefined;
    const endingOf = (number: number) => session.status(number).result?.ending?.kind;
    const failed = cells.filter((number) => endingOf(number) === "failed");
    const finished = cells.filter((number) => endingOf(number) === "finished");
    // The cell at which a run was stopped announces that itself.
    if (failed.length + finished.length < cells.length) return this.announce("");
    const time = formatTime(performance.now() - began, words);
    const values = { count: cells.length, time, cells: this.formatCells(failed) };
    const isAll = cells.length === session.parts.length;
    const [ran, ranFailed] = isAll
      ? [words.ranAll, words.ranAllFailed]
      : [words.ran, words.ranFailed];
    this.announce(fill(failed.length > 0 ? ranFailed : ran, values));
  }

  /** Announces something of all cells, in the toolbar's status line. */
  announce(text: string): void {
    const line = document.querySelector(".notebook-status");
    if (line && line.textContent !== text) line.textContent = text;
  }

  /**
   * Gives a cell another text: at once, since the page may be about to close. It is compiled after that, so that no text
   * can block the page or the storing of it.
   */
  async edit(number: number, code: string): Promise<void> {
    if (this.ownCells?.isText(number)) {
      // It is not run with the others.
      const compiled = { ...emptyCell(number), solution: true };
      return this.session.edit({ number, code, compiled });
    }
    this.session.edit({ number, code });
    await this.#compile(number);
  }

  /** Gives the session what is in the editors, compiled; compiles again what failed to load before. */
  async commit(): Promise<void> {
    const { session } = this;
    await Promise.all([...this.views.values()].map(({ editing }) => editing.commit()));
    const behind = session.numbers.filter((number) => session.isBehind(number));
    await Promise.all(behind.map((number) => this.#compile(number)));
  }

  /**
   * Compiles a cell's present text in a worker, as long as the cell has it. Some texts would keep the parser busy for ever:
   * they are given up and get a fault.
   *
   * @throws Error when the script does not load; the next text tries again
   */
  async #compile(number: number): Promise<void> {
    const { session, language } = this;
    const source = session.text(number);
    const { code } = source;
    const isWanted = (): boolean => session.isBehind(number, code);
    let compiled: CompiledCell;
    try {
      compiled = await this.#compiler.call("compile", [language, source], isWanted);
    } catch (error) {
      if (!isWanted() || !(error instanceof NoResult)) return;
      if (error.why !== "timeout") throw new Error(inWords("readerNotLoaded"), { cause: error });
      const message = inWords("tooSlow", { seconds: COMPILER_LIMITS.answer / 1000 });
      compiled = faulty(source, { name: "SyntaxError", message, line: 1, column: 1 });
    }
    if (isWanted()) session.edit({ number, code, compiled });
  }

  /**
   * Stores the edits from now on, and then calls `use` with what shares them. The script is loaded at the first edit, or
   * with the page where edits are stored or in its address.
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
