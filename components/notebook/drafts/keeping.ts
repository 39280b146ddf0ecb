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

/** Texts for cells. */
export type Texts = readonly (readonly [cell: number, text: string])[];

/**
 * Keeps a notebook's edits and brings them back. A text whose place another one has, by the lesson, another tab or a
 * link, is kept beside it, for the reader to compare, to take or to forget. Nothing runs because of it.
 */
export class Keeping {
  readonly #notebook: EditableNotebook;
  readonly #store: EditStore;
  readonly #draw: (state: KeepingState) => void;
  readonly #edited = new Map<number, Edit>();
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
    this.#store = new EditStore(
      shelf,
      () => this.edited,
      (news) => this.become({ news }),
    );
    notebook.listen(() => (this.#leaving ? this.#store.write() : this.#store.writeSoon()));
  }

  get state(): KeepingState {
    return this.#state;
  }

  /** Shows something else. */
  become(change: Partial<KeepingState>): void {
    this.#state = { ...this.#state, ...change };
    this.#draw(this.#state);
  }

  /** The lesson's own cells. */
  get cells(): readonly LessonCell[] {
    const { session } = this.#notebook;
    return session.numbers.map((number) => ({ number, code: session.lesson(number) }));
  }

  /** The text that a cell has now. */
  readonly code = (cell: number): string => this.#notebook.session.code(cell);

  /** The edits that the cells have now. */
  get edited(): ReadonlyMap<number, Edit> {
    for (const { number, code } of this.cells) {
      const text = this.code(number);
      if (text === code) this.#edited.delete(number);
      else if (text !== this.#edited.get(number)?.text)
        this.#edited.set(number, makeEdit(number, code, text));
    }
    return this.#edited;
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
    const shown = this.#show(applied.map(({ edit, cell }) => [cell.number, edit.text]));
    this.#store.write([...unopened, ...homeless, ...changed.map(({ edit }) => edit)]);
    const aside = {
      lessonChanged: changed.map(({ cell }) => cell.number),
      homeless: homeless.map(({ cell }) => cell),
      unopened: unopened.map(({ cell }) => cell),
    };
    this.become({ aside });
    await shown;
  }

  /** Other tabs may have written, and what was edited here may not be kept yet. */
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
    this.#store.write();
  }

  /** Puts texts into their cells; what stood there is set aside. */
  async use(texts: Texts): Promise<void> {
    const { edited } = this;
    const own = texts.flatMap(([cell, text]) => {
      const edit = edited.get(cell);
      return edit && edit.text !== text ? [edit] : [];
    });
    const shown = this.#show(texts);
    this.#store.write(own);
    await shown;
  }

  /** Keeps the text that a cell has in this tab; another tab's is set aside. */
  useHere(cell: number): void {
    this.#store.overrule(cell);
  }

  discard(text: Edit): void {
    this.#store.discard(text);
  }

  /** Gives a cell the lesson's text again. */
  async reset(cell: number): Promise<void> {
    const shown = this.#show([[cell, this.#notebook.session.lesson(cell)]]);
    this.#store.write();
    await shown;
  }

  /** Forgets all that is kept of this page; every cell has the lesson's text again. */
  async forget(): Promise<void> {
    const shown = this.#show(this.cells.map(({ number, code }) => [number, code]));
    this.#store.forget();
    await shown;
  }

  /** Puts texts into cells: at once, and the promise is fulfilled when they are read. */
  async #show(texts: Texts): Promise<void> {
    const others = texts.filter(([cell, text]) => text !== this.code(cell));
    await Promise.all(others.map(([cell, text]) => this.#notebook.edit(cell, text)));
  }
}
