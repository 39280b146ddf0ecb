import { makeEdit, type Edit } from "../../../src/notebook/drafts/edit.ts";
import { placeEdits, type LessonCell } from "../../../src/notebook/drafts/place-edits.ts";
import {
  mergeDrafts,
  NO_DRAFTS,
  type StoredDrafts,
} from "../../../src/notebook/drafts/stored-drafts.ts";
import type { Session } from "../../../src/notebook/session.ts";
import type { StorageTrouble } from "./browser-storage.ts";
import type { DraftStore } from "./draft-store.ts";

/** As much of a page's notebook as drafts need. */
export interface EditableNotebook {
  readonly session: Pick<Session, "numbers" | "code" | "lesson">;
  /** Gives a cell another text at once, and shows it. Nothing runs. */
  edit(cell: number, text: string): Promise<void>;
  listen(listen: (cell: number) => void): void;
}

/** Texts for cells. */
export type Texts = readonly (readonly [cell: number, text: string])[];

/** Cells, and why something is so of them. */
interface Cells<Why> {
  readonly why: Why;
  readonly cells: readonly number[];
}

/** What there is to say of a page's drafts. */
export interface DraftsState {
  readonly stored: StoredDrafts;
  /** Cells whose texts are not stored. */
  readonly unstored?: Cells<StorageTrouble> | undefined;
  /** Edits that another tab has stored and this one does not show. */
  readonly elsewhere: readonly Edit[];
  /** A stored text that could not be read. */
  readonly unreadable?: DraftStore["unreadable"];
  /** Cells whose texts were set aside when the page opened, since the lesson has changed. */
  readonly displaced?: readonly number[];
}

/** Milliseconds within which an edit is stored. */
const SOON = 400;

/**
 * A notebook's edits, stored in the browser and brought back. The last text written into a cell stands; a text whose
 * place it takes, by the lesson, another tab or a link, is set aside, for the reader to compare, to take or to forget.
 * Nothing runs because of it.
 */
export class Drafts {
  readonly #notebook: EditableNotebook;
  readonly #store: DraftStore;
  readonly #tell: (change: Partial<DraftsState>) => void;
  /** The texts of the edited cells as this tab last read or wrote them; undefined is the lesson's text. */
  readonly #seen = new Map<number, string | undefined>();
  /** Texts to set aside at the next writing. */
  #aside: readonly Edit[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLeaving = false;

  /** @param tell is told what has changed of what there is to say of drafts */
  constructor(
    notebook: EditableNotebook,
    store: DraftStore,
    tell: (change: Partial<DraftsState>) => void,
  ) {
    this.#notebook = notebook;
    this.#store = store;
    this.#tell = tell;
    notebook.listen(() => this.#hear());
  }

  /** The lesson's own cells. */
  get cells(): readonly LessonCell[] {
    const { session } = this.#notebook;
    return session.numbers.map((number) => ({ number, code: session.lesson(number) }));
  }

  /** The text that a cell has now. */
  code(cell: number): string {
    return this.#notebook.session.code(cell);
  }

  /** The edits that the cells have now, in page order. */
  get edited(): ReadonlyMap<number, Edit> {
    const edited = this.cells.filter(({ number, code }) => this.code(number) !== code);
    const edits = edited.map(({ number, code }) => makeEdit(number, code, this.code(number)));
    return new Map(edits.map((edit) => [edit.cell, edit]));
  }

  /**
   * Brings back what is stored, as a page does that has just been opened. What does not fit the lesson any more is set
   * aside.
   */
  async open(): Promise<void> {
    const stored = this.#store.read();
    const { edits } = typeof stored === "string" ? NO_DRAFTS : stored;
    for (const { cell, text } of edits) this.#seen.set(cell, text);
    const placed = placeEdits(edits, this.cells);
    const shown = this.#show(
      placed.flatMap(({ edit, cell, fits }) => (cell && fits ? [[cell.number, edit.text]] : [])),
    );
    this.#aside = placed.filter(({ fits }) => !fits).map(({ edit }) => edit);
    this.#tell({ displaced: this.#aside.map(({ cell }) => cell) });
    this.sync();
    await shown;
  }

  /**
   * Writes what is new in this tab, and tells what another one has written, which changes nothing here.
   *
   * @param prepare changes what is stored before this tab's edits are merged with it
   */
  sync(prepare: (stored: StoredDrafts) => StoredDrafts = (stored) => stored): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { unreadable } = this.#store;
    const stored = this.#store.read();
    if (this.#store.unreadable !== unreadable) this.#seen.clear(); // All that this tab has is written again.
    const changed = this.#changed();
    const refused = (why: StorageTrouble) => ({ why, cells: [...changed.keys()] });
    if (typeof stored === "string") return this.#tell({ unstored: refused(stored) });
    const merged = mergeDrafts(prepare(stored), this.#seen, changed, this.#aside);
    const trouble = this.#store.write(merged);
    if (!trouble) {
      this.#aside = [];
      changed.forEach((edit, cell) => this.#seen.set(cell, edit?.text));
    }
    const now = trouble ? stored : merged;
    this.#tell({
      stored: now,
      elsewhere: now.edits.filter(({ cell, text }) => text !== this.#seen.get(cell)),
      unstored: trouble && refused(trouble),
      unreadable: this.#store.unreadable,
    });
  }

  /** Another tab has changed what is stored under a key; it is null when all was deleted. */
  storageChanged(key: string | null): void {
    if (key === null || key === this.#store.key) this.sync();
  }

  /** The page is there again. */
  comeBack(): void {
    this.#isLeaving = false;
    this.sync();
  }

  /** The page may be about to go: what waits is written, and what still comes is, at once. */
  leave(): void {
    this.#isLeaving = true;
    this.sync();
  }

  /** Puts texts into their cells; what stood there is set aside. */
  async use(texts: Texts): Promise<void> {
    const now = new Map(texts);
    const own = [...this.edited.values()].filter(
      ({ cell, text }) => text !== (now.get(cell) ?? text),
    );
    const shown = this.#show(texts);
    this.#aside = [...own, ...this.#aside];
    this.sync();
    await shown;
  }

  /** Keeps the text that a cell has in this tab; another tab's is set aside. */
  useHere(theirs: Edit): void {
    this.#seen.set(theirs.cell, theirs.text);
    this.#aside = [theirs, ...this.#aside];
    this.sync();
  }

  /** Forgets one text, or all that is stored of this page; a cell that has it gets the lesson's text again. */
  async forget(only?: Edit): Promise<void> {
    const stays = ({ cell, text }: Edit): boolean =>
      only !== undefined && (cell !== only.cell || text !== only.text);
    const own = [...this.edited.values()].filter((edit) => !stays(edit));
    const shown = this.#show(own.map(({ cell, origin }) => [cell, origin]));
    this.#aside = this.#aside.filter(stays);
    this.sync(({ edits, aside }) => ({ edits: edits.filter(stays), aside: aside.filter(stays) }));
    await shown;
  }

  /** Puts texts into cells: at once, and the promise is fulfilled when they are read. */
  async #show(texts: Texts): Promise<void> {
    const others = texts.filter(([cell, text]) => text !== this.code(cell));
    await Promise.all(others.map(([cell, text]) => this.#notebook.edit(cell, text)));
  }

  /** The edits of the cells that have another text than this tab last read or wrote. */
  #changed(): ReadonlyMap<number, Edit | undefined> {
    const { edited } = this;
    const cells = [...new Set([...edited.keys(), ...this.#seen.keys()])];
    const changed = cells.filter((cell) => edited.get(cell)?.text !== this.#seen.get(cell));
    return new Map(changed.map((cell) => [cell, edited.get(cell)]));
  }

  /** The reader may have edited a cell: it is written soon, or at once when the page may be about to go. */
  #hear(): void {
    if (this.#changed().size === 0) return;
    if (this.#isLeaving) return this.sync();
    this.#timer ??= setTimeout(() => this.sync(), SOON);
  }
}
