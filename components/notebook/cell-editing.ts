import type { Completions } from "../../src/book/completions.ts";
import type { Session } from "../../src/kernel/session.ts";
import type { TypeFault } from "../../src/kernel/types/type-fault.ts";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import type { Editor } from "../editor/open-editor.ts";
import { cellFaults } from "./cell-faults.ts";
import type { CellView } from "./cell-view.tsx";
import { placeIn } from "./place-in.ts";

/** What a cell's editing needs of its page. */
export interface EditingPage {
  readonly session: Session;
  readonly words: Pick<Words, "cell" | "editor">;
  readonly complete: () => Promise<Completions>;
  readonly typeFaults: (number: number) => readonly TypeFault[];
  readonly edit: (number: number, code: string) => Promise<void>;
  readonly run: (number: number, goOn: boolean) => Promise<void>;
}

/** Milliseconds without a key after which the session hears of a change. */
const PAUSE = 250;

/** One cell's text on the page: its listing, or the editor that stands for it. */
export class CellEditing {
  readonly #page: EditingPage;
  readonly #view: CellView;
  readonly #listing: HTMLElement;
  readonly #code: HTMLElement;
  readonly #lesson: readonly Node[];
  #shown: string;
  /** Sets a text as a listing: in colour once the editor's program is there. */
  #paint = (code: string): Node => document.createTextNode(code);
  #editor: Editor | undefined;
  #opening: Promise<void> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #handing: Promise<void> | undefined;

  constructor(page: EditingPage, view: CellView) {
    this.#page = page;
    this.#view = view;
    this.#listing = view.listing;
    this.#code = this.#listing.querySelector("code") ?? this.#listing;
    this.#lesson = [...this.#code.childNodes];
    this.#shown = this.#listing.textContent;
    addEventListener("pagehide", () => void this.hand());
  }

  get isOpen(): boolean {
    return this.#editor !== undefined;
  }

  /** Whether the session has not heard yet of what was typed. */
  get isLate(): boolean {
    return this.#pause !== undefined || this.#handing !== undefined;
  }

  /** Opens the editor where the reader's selection is; `typed` gives the keys that came meanwhile. */
  async open(typed: () => string = () => ""): Promise<void> {
    const place = placeIn(this.#listing);
    this.#opening ??= this.#open();
    try {
      await this.#opening;
    } finally {
      this.#opening = undefined;
    }
    const keys = typed();
    this.#editor?.focus(place);
    if (keys) this.#editor?.insert(keys);
  }

  async #open(): Promise<void> {
    if (this.#editor) return;
    const complete = this.#page.complete();
    const openEditor = await this.#load();
    const { session, words } = this.#page;
    const { number, code } = this.#view;
    if (code instanceof HTMLDetailsElement) code.open = true;
    this.#editor = openEditor({
      parent: code,
      listing: this.#listing,
      text: session.code(number),
      label: fill(words.cell.code, { n: number }),
      words: words.editor,
      complete,
      otherNames: () => session.otherNames(number),
      onChange: () => this.#changed(),
      onRun: (goOn) => void this.#page.run(number, goOn),
      onLeave: () => this.close(),
    });
    this.#view.editing = true;
    this.#mark();
  }

  /** Puts the listing back, with the text as it is now, and the focus on Edit. */
  close(): void {
    const editor = this.#editor;
    if (!editor) return;
    const { text } = editor;
    this.#set(text);
    this.#editor = undefined;
    editor.destroy();
    this.#view.editing = false;
    this.#view.focusEdit();
    void this.hand(text);
  }

  focus(): void {
    if (this.#editor) this.#editor.focus();
    else this.#view.focus();
  }

  /** Hands the text to the session, if it is not there yet. */
  async hand(text = this.#editor?.text): Promise<void> {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    await this.#handing;
    const { number } = this.#view;
    if (text === undefined || text === this.#page.session.code(number)) return;
    this.#handing = this.#page.edit(number, text);
    await this.#handing.finally(() => (this.#handing = undefined));
    this.sync();
  }

  /** Gives the cell the lesson's text again. */
  async reset(): Promise<void> {
    await this.hand();
    this.#page.session.reset(this.#view.number);
    this.focus();
  }

  /** Follows the session, which may have changed the text or found something wrong with it. */
  sync(): void {
    // What was typed last is on its way to the session.
    if (this.isLate) return;
    const code = this.#page.session.code(this.#view.number);
    if (this.#editor) {
      if (this.#editor.text !== code) this.#editor.setText(code);
      this.#mark();
    } else if (code !== this.#shown) void this.#show(code);
  }

  async #show(code: string): Promise<void> {
    await this.#load();
    if (!this.#editor && code === this.#page.session.code(this.#view.number)) this.#set(code);
  }

  async #load() {
    const [{ openEditor }, { paintListing }] = await Promise.all([
      import("../editor/open-editor.ts"),
      import("../editor/paint-listing.ts"),
    ]);
    this.#paint = paintListing;
    return openEditor;
  }

  /** The lesson's own text gets the lesson's own listing again. */
  #set(code: string): void {
    const isLesson = code === this.#page.session.lesson(this.#view.number);
    this.#shown = code;
    this.#code.replaceChildren(...(isLesson ? this.#lesson : [this.#paint(code)]));
  }

  #mark(): void {
    const { number } = this.#view;
    const { session, typeFaults } = this.#page;
    this.#editor?.mark(cellFaults(session, number, typeFaults(number)));
  }

  #changed(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.hand(), PAUSE);
  }
}
