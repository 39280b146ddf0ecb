import {
  makeEdit,
  placeEdits,
  readDrafts,
  writeDrafts,
  type ArticleCell,
  type Edit,
  type PlacedEdit,
} from "../../../src/notebook/drafts.ts";
import type { Session } from "../../../src/notebook/session.ts";
import type { StoredFault } from "../../../src/notebook/validation/stored.ts";
import {
  readText,
  Saving,
  writeText,
  type BrowserStorage,
  type StorageTrouble,
} from "./browser-storage.ts";

/** As much of a page's notebook as drafts need. */
export interface EditableNotebook {
  readonly session: Pick<Session, "lessonNumbers" | "code" | "lesson">;
  /** Gives a cell another text at once, and shows it. Nothing runs. */
  edit(cell: number, text: string): Promise<void>;
  listen(listen: () => void): void;
}

/**
 * A page's edits, stored in the browser as one record. The last write of a cell wins, and other tabs follow. An edit of
 * a text that the article no longer has waits until the reader chooses between both texts.
 */
export class Drafts {
  readonly #notebook: EditableNotebook;
  readonly #key: string;
  readonly #open: () => BrowserStorage;
  readonly #changed: () => void;
  /** The texts of edited cells as this tab last read or wrote them. */
  #saved: ReadonlyMap<number, string> = new Map();
  readonly saving = new Saving(() => this.#save());
  /** Stored edits of texts that the article no longer has, each with the cell of its number. */
  outdated: readonly PlacedEdit[] = [];
  /** Why edits could not be stored or read, if so. */
  trouble: StorageTrouble | StoredFault | undefined;

  /**
   * @param open returns the storage; it may throw, as the browser's own does when it is blocked
   * @param changed called when what is stored, or its trouble, may have changed
   */
  constructor(
    notebook: EditableNotebook,
    key: string,
    open: () => BrowserStorage,
    changed: () => void,
  ) {
    this.#notebook = notebook;
    this.#key = key;
    this.#open = open;
    this.#changed = changed;
    notebook.listen(() => {
      if (this.#isUnsaved) this.saving.soon();
    });
  }

  /** The cells with the article's own texts. */
  get cells(): readonly ArticleCell[] {
    const { session } = this.#notebook;
    return session.lessonNumbers.map((number) => ({ number, code: session.lesson(number) }));
  }

  /** The text that a cell has now. */
  code(cell: number): string {
    return this.#notebook.session.code(cell);
  }

  /** The edits that the cells have now, in page order. */
  get edits(): readonly Edit[] {
    return this.cells
      .filter(({ number, code }) => this.code(number) !== code)
      .map(({ number, code }) => makeEdit(number, code, this.code(number)));
  }

  /** Numbers of the cells whose edits are stored. */
  get saved(): readonly number[] {
    return [...this.#saved.keys()];
  }

  get #isUnsaved(): boolean {
    return this.cells.some((cell) => this.#differs(cell));
  }

  /** Whether this tab has given a cell another text since it last read or wrote the record. */
  #differs({ number, code }: ArticleCell): boolean {
    return this.code(number) !== (this.#saved.get(number) ?? code);
  }

  /** Shows the stored edits. A cell that was edited here and is not saved yet keeps its text. */
  load(): void {
    const found = this.#read();
    if (found) {
      const placed = placeEdits(found, this.cells);
      const texts = placed.flatMap(({ edit, cell, fits }) =>
        cell && fits ? [[cell.number, edit.text] as const] : [],
      );
      const follow = this.cells.filter((cell) => !this.#differs(cell));
      this.outdated = placed
        .filter(({ fits }) => !fits)
        .map(({ edit, fits }) => ({
          edit,
          cell: this.cells.find(({ number }) => number === edit.cell),
          fits,
        }));
      this.#saved = new Map(texts);
      for (const { number, code } of follow) this.#show(number, this.#saved.get(number) ?? code);
    }
    this.#changed();
  }

  /** Stores what has changed here, beside what another tab has stored meanwhile. */
  #save(): void {
    if (!this.#isUnsaved) return;
    this.load();
    this.#write();
  }

  /** Puts texts into their cells, and stores them. */
  use(changes: readonly PlacedEdit[]): void {
    this.#showAll(changes);
    this.saving.now();
  }

  /** Removes the outdated edits; their texts are put into their cells where the reader has chosen them. */
  settle(isChosen: boolean): void {
    this.load();
    if (isChosen) this.#showAll(this.outdated);
    this.outdated = [];
    this.#write();
  }

  #showAll(changes: readonly PlacedEdit[]): void {
    for (const { edit, cell } of changes) if (cell) this.#show(cell.number, edit.text);
  }

  #show(cell: number, text: string): void {
    if (text === this.code(cell)) return;
    // A text that could not be compiled is in its place all the same, and Run tries again.
    this.#notebook.edit(cell, text).catch(() => {});
  }

  #read(): readonly Edit[] | undefined {
    const { text, trouble } = readText(this.#key, this.#open);
    const found = trouble ?? (text === null ? [] : readDrafts(text));
    if (typeof found !== "string") return found;
    this.trouble = found;
    return undefined;
  }

  #write(): void {
    const { edits } = this;
    const all = [...edits, ...this.outdated.map(({ edit }) => edit)];
    const text = all.length === 0 ? undefined : writeDrafts(all);
    const isTooMuch = text !== undefined && typeof readDrafts(text) === "string";
    this.trouble = isTooMuch ? "full" : writeText(this.#key, text, this.#open);
    if (!this.trouble) this.#saved = new Map(edits.map((edit) => [edit.cell, edit.text]));
    this.#changed();
  }
}
