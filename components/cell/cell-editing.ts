import type { Session } from "../../src/notebook/session.ts";
import { messageOf } from "../../src/notebook/messages.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Fault } from "../editor/faults.ts";
import type { Editor, Place } from "../editor/open-editor.ts";
import type { CellView } from "./cell-view.tsx";
import type { Notebook } from "./notebook.ts";
import type { Fault as CellFault } from "../../src/notebook/cell.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";

/** Returns the place at the end of a text. */
function endOf(text: string): Place {
  const lines = text.split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** Returns the start of the page's selection, if it is inside a listing. */
function placeIn(listing: HTMLElement): Place | undefined {
  const selection = getSelection();
  if (!selection?.rangeCount) return undefined;
  const { startContainer, startOffset } = selection.getRangeAt(0);
  if (!listing.contains(startContainer)) return undefined;
  const before = document.createRange();
  before.setStart(listing, 0);
  before.setEnd(startContainer, startOffset);
  return endOf(before.toString());
}

/** Maximum number of characters in the listing of a reader's text; the editor shows all of them. */
const MAX_LISTED = 200_000;

/** Returns the listing of a text, with hidden characters shown: the text may come from somebody else's link. */
const listed = (code: string): string =>
  showHidden(code.length > MAX_LISTED ? `${code.slice(0, MAX_LISTED)}…` : code);

/** Returns the first place of the name in a fault that has no line, such as "g is declared further down". */
function placeOf({ about = "" }: CellFault, code: string): Place {
  const name = new RegExp(`(?<![\\w$.])${about.replaceAll("$", "\\$")}(?![\\w$])`);
  return endOf(code.slice(0, name.exec(code)?.index ?? 0));
}

/** Returns the faults that an editor marks: the reason why the cell cannot run, otherwise the errors of its last run. */
export function cellFaults(session: Session, number: number): Fault[] {
  const fault = session.fault(number);
  if (fault) {
    const { line, column, message } = fault;
    const place =
      line === undefined
        ? placeOf(fault, session.code(number))
        : { line, ...(column === undefined ? {} : { column }) };
    return [{ ...place, message }];
  }
  const { result, stale } = session.status(number);
  return (stale ? [] : (result?.outputs ?? [])).flatMap((output): Fault[] => {
    if (output.kind !== "failure" || output.failure.line === undefined) return [];
    const { name, message, line } = output.failure;
    return [{ line, message: `${name}: ${message}`, isAnnounced: true }];
  });
}

/** The functions that open an editor and highlight listings, once they are loaded. */
let loaded: Awaited<ReturnType<typeof loadEditor>> | undefined;

async function loadEditor() {
  const [{ openEditor }, { highlightListing }] = await Promise.all([
    import("../editor/open-editor.ts"),
    import("../editor/highlight-listing.ts"),
  ]);
  return { openEditor, highlightListing };
}

/** Milliseconds without a keystroke after which the text is committed to the session. */
const COMMIT_DELAY = 250;

/** The text of a cell on the page: its listing, or the editor that replaces the listing. */
export class CellEditing {
  readonly #notebook: Notebook;
  readonly #view: CellView;
  /** The listing's element, with the lesson's text as highlighted at build, or the reader's text. */
  readonly #code: HTMLElement;
  /** The element that collapses a long listing; it applies only to the lesson's text. */
  readonly #fold: HTMLDetailsElement | null;
  readonly #lesson: { readonly text: string; readonly nodes: readonly Node[] };
  /** The text of the listing. */
  #shown: string;
  #editor: Editor | undefined;
  #opening: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(notebook: Notebook, view: CellView) {
    this.#notebook = notebook;
    this.#view = view;
    const { listing } = view;
    this.#code = listing.querySelector("code") ?? listing;
    this.#fold = listing.parentElement?.querySelector("details") ?? null;
    this.#shown = this.#code.textContent;
    this.#lesson = { text: this.#shown, nodes: [...this.#code.childNodes] };
    addEventListener("pagehide", () => this.#attempt(this.commit()));
  }

  get isOpen(): boolean {
    return this.#editor !== undefined;
  }

  /**
   * Opens the editor at the reader's selection. `typed` returns the text that was typed while the editor was loading.
   * An editor that the reader did not request takes the focus only from its listing.
   */
  async open(typed: () => string = () => "", isRequested = true): Promise<void> {
    this.#opening ??= this.#open(isRequested).finally(() => (this.#opening = undefined));
    await this.#opening;
    const keys = typed();
    if (keys) this.#editor?.insert(keys);
  }

  async #open(isRequested: boolean): Promise<void> {
    if (this.#editor) return isRequested ? this.#editor.focus() : undefined;
    const place = placeIn(this.#view.listing);
    const isText = this.#notebook.ownCells?.isText(this.#view.number);
    const { openEditor } = (loaded ??= await loadEditor());
    const { session, words } = this.#notebook;
    const { number, code } = this.#view;
    if (code instanceof HTMLDetailsElement) code.open = true;
    if (this.#fold) this.#fold.open = true;
    const takesFocus = isRequested || this.#view.listing === document.activeElement;
    this.#editor = openEditor({
      parent: code,
      listing: this.#view.listing,
      text: session.code(number),
      label: this.#view.listing.getAttribute("aria-label") ?? "",
      words: words.editor,
      covered: () => this.#view.covered,
      ...(isText
        ? { language: { extension: [], indent: 2 } }
        : {
            complete: {
              data: () => this.#notebook.completions(),
              otherNames: () => session.otherNames(number),
            },
          }),
      onChange: () => this.#changed(),
      onRun: (moveOn) => this.#attempt(this.#notebook.run(number, moveOn)),
      onLeave: () => this.#view.leave(() => this.close()),
    });
    this.#view.isEditing = true;
    this.#mark();
    if (takesFocus) this.#editor.focus(place);
  }

  /** Replaces the editor with the listing of the current text and moves the focus to Edit. */
  close(): void {
    const editor = this.#editor;
    if (!editor) return;
    const { text } = editor;
    this.#editor = undefined;
    editor.destroy();
    this.#view.isEditing = false;
    this.#view.focusEdit();
    this.#attempt(this.commit(text));
    this.sync();
  }

  /** Moves the focus to the text, without scrolling. */
  focus(): void {
    if (this.#editor) this.#editor.focus("still");
    else this.#view.focus();
  }

  /** Commits the text to the session if it changed, synchronously because the page may be closing. */
  async commit(text = this.#editor?.text): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { number } = this.#view;
    if (text === undefined || text === this.#notebook.session.code(number)) return;
    this.#view.clearMessage();
    await this.#notebook.edit(number, text);
  }

  /** Restores the lesson's text. */
  reset(): void {
    this.#attempt(this.commit());
    const { number } = this.#view;
    this.#notebook.session.reset(number);
    if (this.#editor) this.#editor.focus();
    else this.#view.focusEdit();
    const { wasReset, solutionWasReset } = this.#notebook.words.cell;
    const sentence = this.#notebook.session.isSolution(number) ? solutionWasReset : wasReset;
    this.#view.showMessage(fill(sentence, { n: number }));
  }

  /** Shows the session's text and faults of the cell, which may have changed. */
  sync(): void {
    // The editor's text is not committed to the session yet.
    if (this.#timer !== undefined) return;
    const code = this.#notebook.session.code(this.#view.number);
    if (this.#editor) {
      if (this.#editor.text !== code) this.#editor.setText(code);
      this.#mark();
    } else if (code !== this.#shown) this.#attempt(this.#list(code));
  }

  /** Shows a text as the listing, highlighted like the lesson's text. */
  async #list(code: string): Promise<void> {
    const { text, nodes } = this.#lesson;
    const { highlightListing } = (loaded ??= await loadEditor());
    // The cell may have been changed or removed while the script was loading.
    const { session } = this.#notebook;
    const { number } = this.#view;
    const isThere = session.numbers.includes(number) && session.code(number) === code;
    if (this.#editor || !isThere) return;
    if (this.#fold) this.#fold.hidden = code !== text;
    this.#shown = code;
    this.#code.replaceChildren(...(code === text ? nodes : [highlightListing(listed(code))]));
  }

  #mark(): void {
    this.#editor?.mark(this.#notebook.faults(this.#view.number));
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#attempt(this.commit()), COMMIT_DELAY);
  }

  /** Shows an error in the cell, for example that the compiler could not be loaded. */
  #attempt(work: Promise<void>): void {
    const { notLoaded } = this.#notebook.words.cell;
    work.catch((error: unknown) =>
      this.#view.showMessage(fill(notLoaded, { reason: messageOf(error) })),
    );
  }
}
