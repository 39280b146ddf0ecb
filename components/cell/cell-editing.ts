import type { Session } from "../../src/notebook/session.ts";
import { messageOf } from "../../src/notebook/own-words.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Fault } from "../editor/faults.ts";
import type { Editor, Place } from "../editor/open-editor.ts";
import type { CellView } from "./cell-view.tsx";
import type { Notebook } from "./notebook.ts";
import type { Fault as CellFault } from "../../src/notebook/cell.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";

/** The place at the end of a text. */
function endOf(text: string): Place {
  const lines = text.split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
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
  return endOf(before.toString());
}

/** Characters of a reader's text that are drawn, at most; the editor shows all. */
const MOST = 200_000;

/** What is drawn of a text, which may come from somebody else's link. */
const drawn = (code: string): string =>
  showHidden(code.length > MOST ? `${code.slice(0, MOST)}…` : code);

/** The first place of the name that a fault without a place is about: "g is declared further down". */
function placeOf({ about = "" }: CellFault, code: string): Place {
  const name = new RegExp(`(?<![\\w$.])${about.replaceAll("$", "\\$")}(?![\\w$])`);
  return endOf(code.slice(0, name.exec(code)?.index ?? 0));
}

/** What an editor marks in a cell: why it cannot run, or else where its last run failed. */
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

/** What opens an editor, and what highlights listings as it does, once they are loaded. */
let loaded: Awaited<ReturnType<typeof loadEditor>> | undefined;

async function loadEditor() {
  const [{ openEditor }, { highlightListing }] = await Promise.all([
    import("../editor/open-editor.ts"),
    import("../editor/highlight-listing.ts"),
  ]);
  return { openEditor, highlightListing };
}

/** Milliseconds without a keystroke after which the session gets the text. */
const PAUSE = 250;

/** One cell's text on the page: its listing, or the editor in its place. */
export class CellEditing {
  readonly #notebook: Notebook;
  readonly #view: CellView;
  /** The listing: the lesson's text as the build highlighted it, or the reader's text. */
  readonly #code: HTMLElement;
  /** Folds a long listing, of the lesson's text alone. */
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
   * Opens the editor where the reader's selection is; `typed` returns what was typed while it was loading. One that no
   * press has asked for takes the focus from its listing alone.
   */
  async open(typed: () => string = () => "", isAsked = true): Promise<void> {
    this.#opening ??= this.#open(isAsked).finally(() => (this.#opening = undefined));
    await this.#opening;
    const keys = typed();
    if (keys) this.#editor?.insert(keys);
  }

  async #open(isAsked: boolean): Promise<void> {
    if (this.#editor) return isAsked ? this.#editor.focus() : undefined;
    const place = placeIn(this.#view.listing);
    const isText = this.#notebook.ownCells?.isText(this.#view.number);
    const { openEditor } = (loaded ??= await loadEditor());
    const { session, words } = this.#notebook;
    const { number, code } = this.#view;
    if (code instanceof HTMLDetailsElement) code.open = true;
    if (this.#fold) this.#fold.open = true;
    const takesFocus = isAsked || this.#view.listing === document.activeElement;
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
      onRun: (goOn) => this.#attempt(this.#notebook.run(number, goOn)),
      onLeave: () => this.#view.leave(() => this.close()),
    });
    this.#view.isEditing = true;
    this.#mark();
    if (takesFocus) this.#editor.focus(place);
  }

  /** Shows the listing again, with the present text, and moves the focus to Edit. */
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

  /** Gives the text to the session, if it is new: at once, since the page may be about to close. */
  async commit(text = this.#editor?.text): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { number } = this.#view;
    if (text === undefined || text === this.#notebook.session.code(number)) return;
    this.#view.clearMessage();
    await this.#notebook.edit(number, text);
  }

  /** Gives the cell the lesson's text again. */
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

  /** Follows the session, which may have changed the text or found something wrong with it. */
  sync(): void {
    // The editor has a text that the session does not have yet.
    if (this.#timer !== undefined) return;
    const code = this.#notebook.session.code(this.#view.number);
    if (this.#editor) {
      if (this.#editor.text !== code) this.#editor.setText(code);
      this.#mark();
    } else if (code !== this.#shown) this.#attempt(this.#list(code));
  }

  /** Shows a text as the listing, highlighted as the lesson's is. */
  async #list(code: string): Promise<void> {
    const { text, nodes } = this.#lesson;
    const { highlightListing } = (loaded ??= await loadEditor());
    // Meanwhile the cell may have another text, or may have been removed.
    const { session } = this.#notebook;
    const { number } = this.#view;
    const isThere = session.numbers.includes(number) && session.code(number) === code;
    if (this.#editor || !isThere) return;
    if (this.#fold) this.#fold.hidden = code !== text;
    this.#shown = code;
    this.#code.replaceChildren(...(code === text ? nodes : [highlightListing(drawn(code))]));
  }

  #mark(): void {
    this.#editor?.mark(this.#notebook.faults(this.#view.number));
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#attempt(this.commit()), PAUSE);
  }

  /** Shows in the cell why something failed: the compiler, for example, could not be loaded. */
  #attempt(work: Promise<void>): void {
    const { notLoaded } = this.#notebook.words.cell;
    work.catch((error: unknown) =>
      this.#view.showMessage(fill(notLoaded, { reason: messageOf(error) })),
    );
  }
}
