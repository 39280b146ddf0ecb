import { makeEdit, type Edit, type LessonCell } from "../../../src/kernel/drafts/edit.ts";
import { NOTHING_KEPT } from "../../../src/kernel/drafts/kept-edits.ts";
import { placeEdits } from "../../../src/kernel/drafts/place-edits.ts";
import type { Session } from "../../../src/kernel/session.ts";
import type { EditShelf } from "./edit-shelf.ts";
import { EditStore } from "./edit-store.ts";
import type { KeepingState } from "./keeping-state.ts";

/** As much of a page's notebook as keeping needs. */
export interface EditableNotebook {
  readonly session: Pick<Session, "numbers" | "code" | "lesson">;
  /** Gives a cell another text at once, and shows it. Nothing runs. */
  edit(cell: number, text: string): Promise<void>;
  listen(listen: (cell: number) => void): void;
}

/**
 * Keeps a notebook's edits and brings them back. A text whose place another one has, by the lesson, another tab or a
 * link, is kept beside it, for the reader to compare, to take or to forget. Nothing runs because of it.
 */
export class Keeping {
  readonly #notebook: EditableNotebook;
  readonly #store: EditStore;
  readonly #draw: (state: KeepingState) => void;
  /** The texts as the store knows them: another one was typed by the reader. */
  readonly #texts = new Map<number, string>();
  #leaving = false;
  #state: KeepingState = {
    news: { kept: NOTHING_KEPT, offers: [] },
    link: { kind: "none" },
    share: { kind: "none" },
    aside: { lessonChanged: [], homeless: [], unopened: [] },
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

  /** The edit that gives a cell this text; none where the lesson does. */
  readonly editOf = (cell: number, text: string): Edit | undefined => {
    const lesson = this.#notebook.session.lesson(cell);
    return text === lesson ? undefined : makeEdit(cell, lesson, text);
  };

  get state(): KeepingState {
    return this.#state;
  }

  /** Shows something else. */
  become(change: Partial<KeepingState>): void {
    this.#state = { ...this.#state, ...change };
    this.#draw(this.#state);
  }

  /**
   * Brings back what is kept, as a page does that has just been opened.
   *
   * @param safely sets it aside instead: with it in its cells the page did not open to its end last time
   */
  async open(safely = false): Promise<void> {
    const { edits } = this.#store.open();
    const { applied, changed, homeless } = placeEdits(safely ? [] : edits, this.cells);
    const unopened = safely ? edits : [];
    const moved = applied.filter(({ edit, cell }) => edit.cell !== cell.number);
    const away = [...unopened, ...homeless, ...[...changed, ...moved].map(({ edit }) => edit)];
    this.#store.replace(
      new Map<number, Edit | undefined>([
        ...away.map(({ cell }) => [cell, undefined] as const),
        ...moved.map(({ edit, cell: { number } }) => [number, { ...edit, cell: number }] as const),
      ]),
    );
    const aside = {
      lessonChanged: changed.map(({ cell }) => cell.number),
      homeless: homeless.map(({ cell }) => cell),
      unopened: unopened.map(({ cell }) => cell),
    };
    this.become({ aside });
    await this.#show(applied.map(({ edit, cell }) => [cell.number, edit.text]));
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

  /** Puts texts into their cells; what stood there is set aside. */
  async use(texts: readonly (readonly [cell: number, text: string])[]): Promise<void> {
    const others = texts.filter(([cell, text]) => text !== this.code(cell));
    this.#store.replace(new Map(others.map(([cell, text]) => [cell, this.editOf(cell, text)])));
    await this.#show(others);
  }

  /** Keeps the text that a cell has in this tab; another tab's is set aside. */
  useHere(cell: number): void {
    this.#store.change(cell, this.editOf(cell, this.code(cell)));
    this.#store.flush();
  }

  discard(text: Edit): void {
    this.#store.discard(text);
  }

  /** Gives a cell the lesson's text again. */
  async reset(cell: number): Promise<void> {
    await this.#notebook.edit(cell, this.#notebook.session.lesson(cell));
    this.#store.flush();
  }

  /** Forgets all that is kept of this page; every cell has the lesson's text again. */
  async forget(): Promise<void> {
    this.#store.forget();
    await this.#show(this.cells.map(({ number, code }) => [number, code]));
  }

  /** Puts texts into cells that the store knows already. */
  async #show(texts: readonly (readonly [cell: number, text: string])[]): Promise<void> {
    const others = texts.filter(([cell, text]) => text !== this.code(cell));
    await Promise.all(
      others.map(([cell, text]) => {
        this.#texts.set(cell, text);
        return this.#notebook.edit(cell, text);
      }),
    );
  }

  #heard(cell: number): void {
    const text = this.code(cell);
    if (text === this.#texts.get(cell)) return;
    this.#texts.set(cell, text);
    this.#store.change(cell, this.editOf(cell, text));
    if (this.#leaving) this.#store.flush();
  }
}
