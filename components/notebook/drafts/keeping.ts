import { makeEdit, type Edit, type LessonCell } from "../../../src/kernel/drafts/edit.ts";
import { NOTHING_KEPT } from "../../../src/kernel/drafts/kept-edits.ts";
import { placeEdits, type Placed } from "../../../src/kernel/drafts/place-edits.ts";
import type { Offer } from "../../../src/kernel/drafts/tab.ts";
import type { Session } from "../../../src/kernel/session.ts";
import type { EditShelf } from "./edit-shelf.ts";
import { EditStore } from "./edit-store.ts";
import type { KeepingState } from "./keeping-state.ts";

/** As much of a page's notebook as keeping needs. */
export interface EditableNotebook {
  readonly session: Pick<Session, "numbers" | "code" | "lesson">;
  /** Gives a cell another text, and shows it. Nothing runs. */
  edit(cell: number, text: string): Promise<void>;
  listen(listen: (cell: number) => void): void;
}

/**
 * Keeps a notebook's edits and brings them back: what the lesson, other tabs and the storage may do
 * to them is answered by the reader here. Nothing runs because of it.
 */
export class Keeping {
  readonly #notebook: EditableNotebook;
  readonly #store: EditStore;
  readonly #draw: (state: KeepingState) => void;
  /** The texts as the store knows them: another one was typed by the reader. */
  readonly #texts = new Map<number, string>();
  /** Texts that the store knows, being put into their cells. */
  readonly #coming = new Map<number, string>();
  #leaving = false;
  #state: KeepingState = {
    news: { kept: NOTHING_KEPT, offers: [] },
    link: { kind: "none" },
    addressChanged: false,
    share: { kind: "none" },
    changed: [],
    homeless: [],
    unopened: [],
    dialogue: undefined,
  };

  /** @param draw shows what is to be shown, whenever it may be different */
  constructor(notebook: EditableNotebook, shelf: EditShelf, draw: (state: KeepingState) => void) {
    this.#notebook = notebook;
    this.#draw = draw;
    this.#store = new EditStore(shelf, (news) => this.become({ news }));
    this.cells.forEach(({ number, code }) => this.#texts.set(number, code));
    notebook.listen((cell) => this.#heard(cell));
  }

  /** The lesson's own cells. */
  get cells(): readonly LessonCell[] {
    const { session } = this.#notebook;
    return session.numbers.map((number) => ({ number, code: session.lesson(number) }));
  }

  /** The text that a cell has now. */
  readonly code = (cell: number): string => this.#notebook.session.code(cell);

  /** Whether the reader is being asked what to do with a link. */
  get isAsking(): boolean {
    return this.#state.link.kind === "plan" && this.#state.dialogue === "link";
  }

  /** Shows something else. */
  become(change: Partial<KeepingState>): void {
    this.#state = { ...this.#state, ...change };
    const { dialogue, changed, news } = this.#state;
    const over =
      (dialogue === "lesson" && changed.length === 0) ||
      (dialogue === "tabs" && news.offers.length === 0);
    if (over) this.#state = { ...this.#state, dialogue: undefined };
    this.#draw(this.#state);
  }

  /**
   * Brings back what is kept, as a page does that has just been opened.
   *
   * @param safely sets it aside instead: with it in its cells the page did not open to its end last time
   */
  async open(safely = false): Promise<void> {
    const { edits } = this.#store.open();
    if (safely) {
      edits.forEach((edit) => this.#store.layAside(edit));
      return this.become({ unopened: edits.map(({ cell }) => cell) });
    }
    const { applied, changed, homeless } = placeEdits(edits, this.cells);
    homeless.forEach((edit) => this.#store.layAside(edit));
    const moved = applied.filter(({ edit, cell }) => edit.cell !== cell.number);
    moved.forEach(({ edit }) => this.#store.change(edit.cell, undefined));
    moved.forEach(({ edit, cell }) => {
      this.#store.change(cell.number, { ...edit, cell: cell.number });
    });
    this.become({ changed, homeless: homeless.map(({ cell }) => cell) });
    await Promise.all(applied.map(({ edit, cell }) => this.#put(cell.number, edit.text)));
  }

  /** Begins to keep what was edited since the page was opened; what others kept since is offered. */
  join(): void {
    this.#store.sync();
    this.cells.forEach(({ number }) => this.#heard(number));
  }

  /** Other tabs may have written. */
  sync(): void {
    this.#store.sync();
  }

  /** The page is there again. */
  comeBack(): void {
    this.#leaving = false;
    this.sync();
  }

  /** The page may be about to go: what waits is written, and what still comes is, at once. */
  leave(): void {
    this.#leaving = true;
    this.#store.flush();
  }

  /** The lesson has changed under an edit: the reader's text is put into the cell as it is now. */
  async useMine({ edit, cell }: Placed<Edit>): Promise<void> {
    this.#store.put(makeEdit(cell.number, cell.code, edit.text));
    await this.#answered(cell.number, edit.text);
  }

  /** The lesson has changed under an edit: its own text stays. */
  async useLesson({ edit, cell }: Placed<Edit>): Promise<void> {
    this.#store.layAside(edit);
    await this.#answered(cell.number, cell.code);
  }

  async takeOffer(offer: Offer): Promise<void> {
    this.#store.take(offer);
    const lesson = this.#notebook.session.lesson(offer.cell);
    await this.#put(offer.cell, offer.theirs?.text ?? lesson);
  }

  declineOffer(offer: Offer): void {
    this.#store.decline(offer);
  }

  /** Puts a text that was set aside into its cell; what stood there is set aside. */
  async bringBack({ cell, text }: Edit): Promise<void> {
    this.#store.put(makeEdit(cell, this.#notebook.session.lesson(cell), text));
    await this.#answered(cell, text);
  }

  discard(text: Edit): void {
    this.#store.discard(text);
  }

  /** Gives a cell the lesson's text again. */
  async reset(cell: number): Promise<void> {
    await this.#notebook.edit(cell, this.#notebook.session.lesson(cell));
    this.#store.flush();
  }

  /** The page has these edits and no others; those that it had are set aside. */
  async replace(edits: readonly Edit[]): Promise<void> {
    this.#store.replace(edits);
    this.become({ changed: [] });
    await this.#putAll(edits);
  }

  /** Forgets all that is kept of this page; every cell has the lesson's text again. */
  async forget(): Promise<void> {
    this.#store.forget();
    this.become({ changed: [] });
    await this.#putAll([]);
  }

  async #putAll(edits: readonly Edit[]): Promise<void> {
    const texts = new Map(edits.map(({ cell, text }) => [cell, text]));
    const all = this.cells.map(({ number, code }) => this.#put(number, texts.get(number) ?? code));
    await Promise.all(all);
  }

  /** Puts a text into a cell that the store knows already. */
  async #put(cell: number, text: string): Promise<void> {
    if (this.code(cell) === text) return;
    this.#coming.set(cell, text);
    const edited = this.#notebook.edit(cell, text);
    this.#coming.delete(cell);
    await edited;
  }

  async #answered(cell: number, text: string): Promise<void> {
    this.#settle(cell);
    await this.#put(cell, text);
  }

  /** The question about a cell is out of date: its text is in the cell, or set aside. */
  #settle(cell: number): void {
    const changed = this.#state.changed.filter((placed) => placed.cell.number !== cell);
    if (changed.length < this.#state.changed.length) this.become({ changed });
  }

  #heard(cell: number): void {
    const text = this.code(cell);
    if (text === this.#texts.get(cell)) return;
    this.#texts.set(cell, text);
    if (text === this.#coming.get(cell)) return;
    const lesson = this.#notebook.session.lesson(cell);
    this.#store.change(cell, text === lesson ? undefined : makeEdit(cell, lesson, text));
    this.#settle(cell);
    if (this.#leaving) this.#store.flush();
  }
}
