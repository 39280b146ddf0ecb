import type { Session } from "../../src/notebook/session.ts";
import type { TypeFault } from "../../src/notebook/types/type-fault.ts";
import { reasonOf } from "../../src/notebook/phrase-error.ts";
import { fill } from "../../src/i18n/fill.ts";
import { say } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Offers } from "../editor/completion-source.ts";
import type { Fault } from "../editor/faults.ts";
import type { Editor } from "../editor/open-editor.ts";
import type { CellView } from "./cell-view.tsx";
import type { Fault as CellFault } from "../../src/notebook/cell.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";

/** A place in a text, both from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where in a listing the page's selection begins, if it begins there. */
function placeIn(listing: HTMLElement): Place | undefined {
  const selection = getSelection();
  if (!selection?.rangeCount) return undefined;
  const { startContainer, startOffset } = selection.getRangeAt(0);
  if (!listing.contains(startContainer)) return undefined;
  const before = document.createRange();
  before.setStart(listing, 0);
  before.setEnd(startContainer, startOffset);
  const lines = before.toString().split("\n");
  return { line: lines.length, column: itemAt(lines, lines.length - 1).length + 1 };
}

/** Shows a text as a listing: without highlighting until the editor's module is loaded. */
type Paint = (code: string) => Node;

/** Characters of a reader's text that are drawn, at most; the editor shows all. */
const MOST = 200_000;

/** A cell's listing, which shows the lesson's text as highlighted at build, or the reader's text. */
class CodeListing {
  readonly #code: HTMLElement;
  /** What folds a long listing: only the lesson's text is folded. */
  readonly #fold: HTMLDetailsElement | null;
  readonly #lesson: { readonly text: string; readonly nodes: readonly Node[] };
  #shown: string;
  paint: Paint = (code) => document.createTextNode(code);

  constructor(listing: HTMLElement) {
    this.#code = listing.querySelector("code") ?? listing;
    this.#fold = listing.parentElement?.querySelector("details") ?? null;
    this.#shown = this.#code.textContent;
    this.#lesson = { text: this.#shown, nodes: [...this.#code.childNodes] };
  }

  /** The text that it shows. */
  get shown(): string {
    return this.#shown;
  }

  /** Shows all lines from here on. */
  unfold(): void {
    if (this.#fold) this.#fold.open = true;
  }

  show(code: string): void {
    const { text, nodes } = this.#lesson;
    if (this.#fold) this.#fold.hidden = code !== text;
    this.#shown = code;
    this.#code.replaceChildren(...(code === text ? nodes : [this.paint(drawn(code))]));
  }
}

/** What is drawn of a text, which may be a stranger's. */
const drawn = (code: string): string =>
  showHidden(code.length > MOST ? `${code.slice(0, MOST)}…` : code);

/** Where a text first has the name that a fault is about: "g is declared further down". */
function placeOf({ message }: CellFault, code: string): { line: number; column: number } {
  const about = typeof message === "string" ? undefined : message.values?.["name"];
  const name = typeof about === "string" ? about : "";
  const found = new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`).exec(code);
  const lines = code.slice(0, name ? (found?.index ?? 0) : 0).split("\n");
  return { line: lines.length, column: itemAt(lines, lines.length - 1).length + 1 };
}

/**
 * What an editor marks in a cell: why it cannot run, or else where its last run failed, and what
 * its types say; a cell with type faults runs all the same.
 */
export function cellFaults(
  session: Session,
  number: number,
  typeFaults: readonly TypeFault[],
  words: Words["cell"],
): Fault[] {
  const fault = session.fault(number);
  if (fault) {
    const { line, column } = fault;
    const message = say(words.faults, fault.message);
    const place =
      line === undefined
        ? placeOf(fault, session.code(number))
        : { line, ...(column === undefined ? {} : { column }) };
    return [{ ...place, message, severity: "error" }];
  }
  const { result, stale } = session.status(number);
  const failures = (stale ? [] : (result?.outputs ?? [])).flatMap((output): Fault[] => {
    if (output.kind !== "failure" || output.failure.line === undefined) return [];
    const { name, message, line } = output.failure;
    const said = [name, message].map((part) => say(words.faults, part)).join(": ");
    return [{ line, message: said, severity: "error", isSaid: true }];
  });
  const warnings = typeFaults.map(({ line, column, message }): Fault => {
    return { line, column, message, severity: "warning" };
  });
  return [...failures, ...warnings];
}

/** What a cell's editing needs of its page. */
export interface EditingPage {
  readonly session: Session;
  readonly words: Pick<Words, "cell" | "editor">;
  readonly complete: () => Promise<Offers>;
  readonly typeFaults: (number: number) => readonly TypeFault[];
  /** What the tests of a solution have found. */
  readonly testFaults: (number: number) => readonly Fault[];
  readonly edit: (number: number, code: string) => Promise<void>;
  readonly run: (number: number, goOn: boolean) => Promise<void>;
}

/** Milliseconds without a keystroke after which the session gets a change. */
const PAUSE = 250;

/** One cell's text on the page: its listing, or the editor that stands for it. */
export class CellEditing {
  readonly #page: EditingPage;
  readonly #view: CellView;
  readonly #listing: CodeListing;
  #editor: Editor | undefined;
  #opening: Promise<void> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(page: EditingPage, view: CellView) {
    this.#page = page;
    this.#view = view;
    this.#listing = new CodeListing(view.listing);
    addEventListener("pagehide", () => this.#attempt(this.hand()));
  }

  get isOpen(): boolean {
    return this.#editor !== undefined;
  }

  /** Whether the session has not got the last typed text yet. */
  get isLate(): boolean {
    return this.#pause !== undefined;
  }

  /** Opens the editor where the reader's selection is; `typed` gives the keys that came meanwhile. */
  async open(typed: () => string = () => ""): Promise<void> {
    this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
    await this.#opening;
    const keys = typed();
    if (keys) this.#editor?.insert(keys);
  }

  async #open(): Promise<void> {
    if (this.#editor) return this.#editor.focus();
    const place = placeIn(this.#view.listing);
    const complete = this.#page.complete();
    const openEditor = await this.#load();
    const { session, words } = this.#page;
    const { number, code } = this.#view;
    if (code instanceof HTMLDetailsElement) code.open = true;
    this.#listing.unfold();
    this.#editor = openEditor({
      parent: code,
      listing: this.#view.listing,
      text: session.code(number),
      label: this.#view.listing.getAttribute("aria-label") ?? "",
      words: words.editor,
      covered: () => this.#view.covered,
      complete,
      otherNames: () => session.otherNames(number),
      onChange: () => this.#changed(),
      onRun: (goOn) => this.#attempt(this.#page.run(number, goOn)),
      onLeave: () => this.close(),
    });
    this.#view.editing = true;
    this.#mark();
    this.#editor.focus(place);
  }

  /** Puts the listing back, with the text as it is now, and the focus on Edit. */
  close(): void {
    const editor = this.#editor;
    if (!editor) return;
    const { text } = editor;
    this.#listing.show(text);
    this.#editor = undefined;
    editor.destroy();
    this.#view.editing = false;
    this.#view.focusEdit();
    this.#attempt(this.hand(text));
  }

  /** Moves the focus to the text, without scrolling. */
  focus(): void {
    if (this.#editor) this.#editor.focus("still");
    else this.#view.focus();
  }

  /** Hands the text to the session, if it is not there yet: at once, since the page may be about to go. */
  async hand(text = this.#editor?.text): Promise<void> {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    const { number } = this.#view;
    if (text === undefined || text === this.#page.session.code(number)) return;
    this.#view.unsay();
    await this.#page.edit(number, text);
    this.sync();
  }

  /** Gives the cell the lesson's text again. */
  reset(): void {
    this.#attempt(this.hand());
    const { number } = this.#view;
    this.#page.session.reset(number);
    if (this.#editor) this.#editor.focus();
    else this.#view.focusEdit();
    const { wasReset, solutionWasReset } = this.#page.words.cell;
    const said = this.#page.session.isSolution(number) ? solutionWasReset : wasReset;
    this.#view.say(fill(said, { n: number }));
  }

  /** Follows the session, which may have changed the text or found something wrong with it. */
  sync(): void {
    // What was typed last is on its way to the session.
    if (this.isLate) return;
    const code = this.#page.session.code(this.#view.number);
    if (this.#editor) {
      if (this.#editor.text !== code) this.#editor.setText(code);
      this.#mark();
    } else if (code !== this.#listing.shown) this.#attempt(this.#show(code));
  }

  async #show(code: string): Promise<void> {
    await this.#load();
    if (!this.#editor && code === this.#page.session.code(this.#view.number))
      this.#listing.show(code);
  }

  async #load() {
    const [{ openEditor }, { highlightListing }] = await Promise.all([
      import("../editor/open-editor.ts"),
      import("../editor/highlight-listing.ts"),
    ]);
    this.#listing.paint = highlightListing;
    return openEditor;
  }

  #mark(): void {
    const { number } = this.#view;
    const { session, typeFaults, testFaults, words } = this.#page;
    const faults = cellFaults(session, number, typeFaults(number), words.cell);
    this.#editor?.mark([...testFaults(number), ...faults]);
  }

  #changed(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#attempt(this.hand()), PAUSE);
  }

  /** What goes wrong is said in the cell: the compiler, say, could not be loaded. */
  #attempt(work: Promise<void>): void {
    const { notLoaded, faults } = this.#page.words.cell;
    work.catch((error: unknown) =>
      this.#view.say(fill(notLoaded, { reason: say(faults, reasonOf(error)) })),
    );
  }
}
