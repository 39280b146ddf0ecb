import { EditShelf } from "../../components/notebook/drafts/edit-shelf.ts";
import { Keeping } from "../../components/notebook/drafts/keeping.ts";
import type { KeepingState } from "../../components/notebook/drafts/keeping-state.ts";
import type { Shelf } from "../../components/notebook/drafts/shelf.ts";
import { makeEdit, type Edit } from "../../src/kernel/drafts/edit.ts";
import { readKept, writeKept, type Kept } from "../../src/kernel/drafts/kept-edits.ts";
import { Cupboard } from "./cupboard.ts";

export const DRAFTS_KEY = "grundy-edits:/lesson/";

const LESSON = ["one", "two", "three"];

/** A reader's text of a cell, as an edit of the lesson as it is. */
export const edit = (cell: number, text: string): Edit =>
  makeEdit(cell, LESSON[cell - 1] ?? "", text);

/**
 * A page of three cells that keeps its edits.
 *
 * @param load what stands between an edit and its cell's being read
 */
export function draftPage(open: () => Shelf, load: () => Promise<void> = async () => {}) {
  const texts = [...LESSON];
  const listeners: ((cell: number) => void)[] = [];
  const states: KeepingState[] = [];
  const type = async (cell: number, text: string) => {
    texts[cell - 1] = text;
    listeners.forEach((listen) => listen(cell));
    await load();
  };
  const notebook = {
    session: {
      numbers: LESSON.map((_, i) => i + 1),
      code: (cell: number) => texts[cell - 1] ?? "",
      lesson: (cell: number) => LESSON[cell - 1] ?? "",
    },
    edit: type,
    listen: (listen: (cell: number) => void) => void listeners.push(listen),
  };
  const shelf = new EditShelf(DRAFTS_KEY, open);
  const keeping = new Keeping(notebook, shelf, (state) => states.push(state));
  /** Types a text, and goes away for a moment. */
  const keep = async (cell: number, text: string) => {
    const typed = type(cell, text);
    keeping.leave();
    keeping.comeBack();
    await typed;
  };
  return {
    keeping,
    texts,
    type,
    keep,
    state: () => states.at(-1),
    news: () => states.at(-1)?.news,
  };
}

/** A storage in which these edits are kept. */
export function cupboardWith(edits: readonly Edit[], aside: readonly Edit[] = []): Cupboard {
  const cupboard = new Cupboard();
  cupboard.texts.set(DRAFTS_KEY, writeKept({ edits, aside }));
  return cupboard;
}

/** What a storage keeps. */
export function keptIn({ texts }: Cupboard): Kept {
  const kept = readKept(texts.get(DRAFTS_KEY) ?? writeKept({ edits: [], aside: [] }));
  if (typeof kept === "string") throw new Error(kept);
  return kept;
}
