import type { Completions } from "../../src/articles/library/entries.ts";
import type { Offers } from "../editor/completion-source.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import { speak } from "../../src/notebook/own-words.ts";
import { Session, type CellStatus } from "../../src/notebook/session.ts";
import type { TypeFault } from "../../src/notebook/types/type-fault.ts";
import { fill } from "../../src/i18n/fill.ts";
import { notebookWords } from "../../src/i18n/notebook-words.ts";
import type { Words } from "../../src/i18n/words.ts";
import { CellEditing } from "./cell-editing.ts";
import { fetchJson } from "../ui/fetch-json.ts";
import { CellReader } from "./cell-reader.ts";
import { CellView } from "./cell-view.tsx";
import type { SolutionCell } from "../judge/solution-cell.tsx";
import { sayCellsIn, type SayCells } from "./drafts/say-cells.ts";
import { keepInSight } from "./keep-in-sight.ts";
import { readControl } from "./read-control.ts";
import { Sandbox } from "./sandbox.ts";
import { sayCell, type Said } from "./say-cell.ts";
import { sayTime } from "./say-time.ts";
import { showReading } from "./show-reading.ts";
import type { TypesSetup } from "./types/start-types.ts";
import type { TypeChecking } from "./types/type-checking.ts";

/** What the build left in the page for its notebook. */
interface Setup {
  readonly cells: readonly LinkedCell[];
  readonly kernel: string;
  readonly sandbox: string;
  /** Address of the script that checks types. */
  readonly types: string;
  readonly completions: string;
  /** Where the library's names are explained: an address before a name. */
  readonly reference: string;
}

/** What editors offer: fetched at the first, and again after a failure. */
function offers({ completions, reference }: Setup): () => Promise<Offers> {
  let known: Promise<Offers> | undefined;
  return () => {
    known ??= fetchJson<Completions>(completions).then((all) => ({ ...all, reference }));
    known.catch(() => (known = undefined));
    return known;
  };
}

/** Milliseconds after which a run of all cells is said to go on. */
const PATIENCE = 250;

/** The notebook of a page: its session, and the views that show it. */
export class Notebook {
  readonly words: Words["cell"];
  readonly session: Session;
  readonly views: ReadonlyMap<number, CellView>;
  readonly #reader = new CellReader();
  /** Cells whose text is not read yet: it is on its way, or the reader's script did not load. */
  readonly #unread = new Map<number, Promise<void>>();
  readonly #editings: ReadonlyMap<number, CellEditing>;
  readonly #listeners = new Set<(number: number) => void>();
  readonly #typesSetup: TypesSetup;
  #types: TypeChecking | undefined;
  readonly #draftWords: Words["drafts"];
  /** Names cells as the page does. */
  readonly sayCells: SayCells;
  readonly #language: string;
  readonly #startKernel: () => Promise<Sandbox>;
  /** The solutions whose tests were run: what runs them is loaded at the first. */
  readonly #solutions = new Map<number, SolutionCell>();
  /** The present run of all cells. */
  #all: object | undefined;
  /** Shares the page, once its edits are stored. */
  #share: Promise<() => Promise<void>> | undefined;

  constructor(setup: Setup) {
    const roots = [...document.querySelectorAll<HTMLElement>(".cell")];
    const rootOf = (number: number) =>
      roots.find(({ dataset }) => Number(dataset["cell"]) === number);
    const cells = setup.cells.map((compiled) => ({
      code: rootOf(compiled.number)?.querySelector("pre")?.textContent ?? "",
      compiled,
    }));
    // Of the article, which may stand in another language's page.
    const language = roots[0]?.closest<HTMLElement>("[lang]")?.lang ?? "";
    const words = notebookWords(language);
    speak(language);
    this.words = words.cell;
    this.#typesSetup = { script: setup.types, words: words.types };
    this.#draftWords = words.drafts;
    this.sayCells = sayCellsIn(language, words.drafts, (number) => this.session.isSolution(number));
    this.#language = language;
    this.#startKernel = () => Sandbox.start(setup);
    this.session = new Session(language, cells, this.#startKernel, (number) =>
      this.changed(number),
    );
    const views = roots.map(
      (root) =>
        new CellView(
          root,
          this.words,
          (number, status) => this.#say(number, status),
          (number) => this.#status(number),
        ),
    );
    this.views = new Map(views.map((view) => [view.number, view]));
    const page = {
      session: this.session,
      words,
      complete: offers(setup),
      typeFaults: (number: number) => this.typeFaults(number),
      testFaults: (number: number) => this.#solutions.get(number)?.faults ?? [],
      edit: (number: number, code: string) => this.edit(number, code),
      run: (number: number, goOn: boolean) => this.run(number, goOn),
    };
    this.#editings = new Map(views.map((view) => [view.number, new CellEditing(page, view)]));
  }

  /** Says that a cell's status, its text or what is known of its text may be another now. */
  changed(number: number): void {
    this.views.get(number)?.changed();
    this.#editings.get(number)?.sync();
    this.#showReset();
    if (!this.#share && this.session.status(number).edited) this.store("edited");
    this.#listeners.forEach((listen) => listen(number));
  }

  /** A solution has never been run as other cells are, and is not stale because of that. */
  #status(number: number): CellStatus {
    const status = this.session.status(number);
    if (!this.session.isSolution(number)) return status;
    return this.#solutions.get(number)?.status ?? { ...status, stale: false };
  }

  #say(number: number, status: CellStatus): Said {
    const solution = this.#solutions.get(number);
    return solution?.say(status) ?? sayCell(number, status, this.words, this.sayCells);
  }

  /** The tests of a solution; undefined for another cell. */
  async #solution(number: number): Promise<SolutionCell | undefined> {
    const root = this.views.get(number)?.root;
    if (!root || !this.session.isSolution(number)) return undefined;
    const { SolutionCell } = await import("../judge/solution-cell.tsx");
    const page = {
      session: this.session,
      language: this.#language,
      startKernel: this.#startKernel,
      changed: (cell: number) => this.changed(cell),
    };
    const solution = this.#solutions.get(number) ?? new SolutionCell(page, number, root);
    this.#solutions.set(number, solution);
    return solution;
  }

  /** Calls `listen` with the number of every cell whose status, text or types may be another now. */
  listen(listen: (number: number) => void): void {
    this.#listeners.add(listen);
  }

  /** What a button of a cell or of the toolbar does. */
  async press(button: HTMLButtonElement): Promise<void> {
    const number = Number(button.closest<HTMLElement>(".cell")?.dataset["cell"]);
    const editing = this.#editings.get(number);
    switch (button.dataset["act"] ?? button.dataset["notebook"]) {
      case "run":
        return this.run(number);
      case "stop":
        return (this.#solutions.get(number) ?? this.session).stop();
      case "edit":
        return editing?.isOpen ? editing.close() : editing?.open();
      case "reset":
        return editing?.reset();
      case "run-all":
        await this.#hand();
        return this.#runAll();
      case "restart":
        this.#all = undefined;
        this.session.restart();
        this.#solutions.forEach((solution) => solution.forget());
        return this.#tell(this.words.restarted);
      case "reset-page":
        await this.#hand();
        this.session.numbers.forEach((each) => this.session.reset(each));
        document.querySelector<HTMLElement>('[data-notebook="run-all"]')?.focus();
        return this.#tell(this.words.pageWasReset);
      case "download-edited":
        await this.#hand();
        return this.#downloadEdited();
      case "share":
        await this.#hand();
        return this.store("edited", (share) => share());
    }
  }

  /** What a control of a cell says when the reader has changed it. */
  control(element: Element): void {
    const number = Number(element.closest<HTMLElement>(".cell")?.dataset["cell"]);
    const reading = readControl(element);
    if (!reading) return;
    showReading(element, reading);
    if ("value" in reading) this.session.control(number, reading.control, reading.value);
  }

  /** Switches the check of types on or off. It is loaded when it is first switched on. */
  async checkTypes(on: boolean): Promise<void> {
    const { startTypes } = await import("./types/start-types.ts");
    this.#types ??= startTypes(this, this.#typesSetup);
    this.#types.switch(on);
  }

  /** What TypeScript says of a cell, if the reader has that checked. */
  typeFaults(number: number): readonly TypeFault[] {
    return (this.#types?.faults ?? []).filter(({ cell }) => cell === number);
  }

  /** Opens the editor of a cell; `typed` gives what was typed while it was loading. */
  async open(number: number, typed?: () => string): Promise<void> {
    await this.#editings.get(number)?.open(typed);
  }

  /**
   * Runs a cell with all texts as they stand in editors; a solution's tests.
   *
   * @param goOn when the cell has finished, the focus goes on to the next one that is not folded away, unless the reader
   *   went elsewhere
   */
  async run(number: number, goOn = false): Promise<void> {
    await this.#hand();
    const solution = await this.#solution(number);
    if (solution) return solution.run();
    this.session.run(number);
    if (goOn) await this.#goOn(number);
  }

  async #goOn(number: number): Promise<void> {
    await this.session.settled();
    const view = this.views.get(number);
    if (!view?.root.contains(document.activeElement)) return;
    const { result, stale } = this.session.status(number);
    const next = result?.ending?.kind === "finished" && !stale ? this.#after(view) : undefined;
    if (next) this.#editings.get(next.number)?.focus();
    keepInSight(view.below, next?.root);
  }

  /** The next cell on the page that is in no shut fold. */
  #after(view: CellView): CellView | undefined {
    const views = [...this.views.values()];
    return views.slice(views.indexOf(view) + 1).find(({ root }) => root.checkVisibility());
  }

  /** Runs all cells. One status tells of all: of each by itself would be a list to listen to. */
  async #runAll(): Promise<void> {
    const { session, words } = this;
    if (!this.#all) this.#tell("");
    const run = (this.#all ??= {});
    const began = performance.now();
    const isLong = setTimeout(() => this.#tell(words.runningAll), PATIENCE);
    session.runAll();
    await session.settled();
    clearTimeout(isLong);
    if (this.#all !== run) return;
    this.#all = undefined;
    const endingOf = (number: number) => session.status(number).result?.ending?.kind;
    const cells = session.numbers.filter((number) => !session.isSolution(number));
    const failed = cells.filter((number) => endingOf(number) === "failed");
    const ended = cells.filter((number) => endingOf(number) === "finished");
    // A run that was stopped is told of by the cell that it was at.
    if (failed.length + ended.length < cells.length) return this.#tell("");
    const [count, time] = [cells.length, sayTime(performance.now() - began, words)];
    const values = { count, time, cells: this.sayCells(failed) };
    this.#tell(fill(failed.length > 0 ? words.ranAllFailed : words.ranAll, values));
  }

  /** Says something of all cells, in the notebook's bar. */
  #tell(text: string): void {
    const line = document.querySelector<HTMLElement>(".notebook-status");
    if (!line) return;
    delete line.dataset["trouble"];
    if (line.textContent !== text) line.textContent = text;
  }

  /** Lets the session have what was typed a moment ago, read. */
  async #hand(): Promise<void> {
    const late = [...this.#editings.values()].filter(({ isLate }) => isLate);
    if (late.length > 0) await Promise.all(late.map((editing) => editing.hand()));
    await Promise.all(this.#unread.values()).catch(() =>
      Promise.all([...this.#unread.keys()].map((number) => this.#read(number))),
    );
  }

  /** Shows the buttons that concern edits where there are some. */
  #showReset(): void {
    const edited = this.session.numbers.some((number) => this.session.status(number).edited);
    for (const button of document.querySelectorAll<HTMLElement>("[data-of-edits]")) {
      button.hidden = !edited;
    }
  }

  async #downloadEdited(): Promise<void> {
    const { session } = this;
    const edited = session.numbers.filter((number) => session.status(number).edited);
    const stale = session.numbers.filter((number) => session.status(number).stale);
    const { downloadEdited } = await import("./download/download-edited.ts");
    const read = edited.map(async (number) => {
      const code = session.code(number);
      const compiled = await this.#reader.read(session.text(number));
      return compiled ? [{ number, code, compiled }] : [];
    });
    const link = document.querySelector<HTMLAnchorElement>(".notebook-bar a[download]");
    await downloadEdited(link?.href ?? "", (await Promise.all(read)).flat(), stale);
  }

  /**
   * Gives a cell another text: at once, since the page may be about to go. It is read after that, so that no text
   * can hold up the page or the storing of it.
   */
  async edit(number: number, code: string): Promise<void> {
    this.session.edit(number, code);
    await this.#read(number);
  }

  /** Has a cell's text read. The promise is rejected when that needs a script that does not load. */
  async #read(number: number): Promise<void> {
    const code = this.session.code(number);
    const isNow = (): boolean => this.session.code(number) === code;
    const isKnown = code === this.session.lesson(number);
    const reading = isKnown
      ? Promise.resolve()
      : this.#reader.read(this.session.text(number), isNow).then((compiled) => {
          if (compiled && isNow()) this.session.edit(number, code, compiled);
        });
    this.#unread.set(number, reading);
    await reading;
    if (this.#unread.get(number) === reading) this.#unread.delete(number);
  }

  /**
   * Stores the edits from here on, and then lets `ask` share them. What does so is loaded when
   * the first edit is made, or with the page where there are some already, stored or in its address.
   */
  store(
    since: "opened" | "edited",
    ask: (share: () => Promise<void>) => Promise<void> = async () => {},
  ): void {
    this.#share ??= import("./drafts/start-drafts.tsx").then(({ startDrafts }) =>
      startDrafts(this, this.#draftWords, since === "opened"),
    );
    this.#share.then(ask).catch((error: unknown) => {
      this.#tell(fill(this.#draftWords.notLoaded, { reason: String(error) }));
    });
  }
}

let made: Notebook | undefined;

/** The page's notebook, made from its compiled cells and from what the build left in the page. */
export function notebook(cells: readonly LinkedCell[]): Notebook {
  made ??= new Notebook({
    ...(JSON.parse(document.getElementById("notebook-setup")?.textContent ?? "") as Setup),
    cells,
  });
  return made;
}
