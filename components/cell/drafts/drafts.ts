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
import { StoredRecord, type RecordFault } from "./stored-record.ts";

/** The part of a page's notebook that drafts use. */
export interface EditableNotebook {
  readonly session: Pick<Session, "lessonCells" | "code">;
  /** Sets and shows the text of a cell, synchronously. No cell runs. */
  edit(cell: number, text: string): Promise<void>;
  listen(listen: () => void): void;
}

/**
 * A page's edits, stored in the browser as one record. An edit of a text that the article no longer contains is outdated
 * until the reader chooses between both texts.
 */
export class Drafts {
  readonly #notebook: EditableNotebook;
  readonly record: StoredRecord<readonly Edit[]>;
  /** Stored edits of texts that the article no longer contains, each with the cell of its number. */
  outdated: readonly PlacedEdit[] = [];
  /** The reason why edits could not be stored or read, if that failed. */
  trouble: RecordFault | undefined;

  /** @param changed called when the stored edits or `trouble` may have changed */
  constructor(notebook: EditableNotebook, key: string, changed: () => void) {
    this.#notebook = notebook;
    this.record = new StoredRecord<readonly Edit[]>(key, {
      empty: [],
      read: readDrafts,
      write: () => {
        const all = [...this.edits, ...this.outdated.map(({ edit }) => edit)];
        return all.length === 0 ? undefined : writeDrafts(all);
      },
      show: (edits, before) => {
        this.#show(edits, before);
        changed();
      },
      report: (trouble) => {
        this.trouble = trouble;
        changed();
      },
    });
    notebook.listen(() => this.record.saveSoon());
  }

  /** The cells with the article's texts. */
  get cells(): readonly ArticleCell[] {
    return this.#notebook.session.lessonCells;
  }

  /** Returns the current text of a cell. */
  code(cell: number): string {
    return this.#notebook.session.code(cell);
  }

  /** The current edits of the cells, in page order. */
  get edits(): readonly Edit[] {
    return this.cells
      .filter(({ number, code }) => this.code(number) !== code)
      .map(({ number, code }) => makeEdit(number, code, this.code(number)));
  }

  /** Numbers of the cells whose edits are stored. */
  get saved(): readonly number[] {
    return [...this.#textsOf(this.record.content).keys()];
  }

  /** Puts texts into their cells and stores them. */
  use(changes: readonly PlacedEdit[]): void {
    for (const { edit, cell } of changes) if (cell) this.#edit(cell.number, edit.text);
    this.record.save();
  }

  /** Removes the outdated edits, after putting their texts into their cells if the reader has chosen them. */
  resolveOutdated(isChosen: boolean): void {
    const chosen = isChosen ? this.outdated : [];
    this.outdated = [];
    this.use(chosen);
  }

  /** Returns the texts of the edits that fit, by the numbers of their cells. */
  #textsOf(edits: readonly Edit[]): ReadonlyMap<number, string> {
    const fitting = placeEdits(edits, this.cells).flatMap(({ edit, cell, fits }) =>
      cell && fits ? [[cell.number, edit.text] as const] : [],
    );
    return new Map(fitting);
  }

  #show(edits: readonly Edit[], before: readonly Edit[]): void {
    const { cells } = this;
    const [texts, former] = [this.#textsOf(edits), this.#textsOf(before)];
    this.outdated = placeEdits(edits, cells)
      .filter(({ fits }) => !fits)
      .map(({ edit, fits }) => {
        const cell = cells.find(({ number }) => number === edit.cell);
        return { edit, cell, fits };
      });
    const isUnchanged = ({ number, code }: ArticleCell): boolean =>
      this.code(number) === (former.get(number) ?? code);
    for (const { number, code } of cells.filter(isUnchanged))
      this.#edit(number, texts.get(number) ?? code);
  }

  #edit(cell: number, text: string): void {
    if (text === this.code(cell)) return;
    // The text is in the cell even if the compiler fails to load, and Run compiles it again.
    this.#notebook.edit(cell, text).catch(() => {});
  }
}
