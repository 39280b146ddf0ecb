import type { BrowserStorage } from "../../components/cell/drafts/browser-storage.ts";
import { DraftStore } from "../../components/cell/drafts/draft-store.ts";
import { Drafts, type DraftsState } from "../../components/cell/drafts/drafts.ts";
import { makeEdit, type Edit } from "../../src/notebook/drafts/edit.ts";
import {
  NO_DRAFTS,
  readDrafts,
  writeDrafts,
  type StoredDrafts,
} from "../../src/notebook/drafts/stored-drafts.ts";
import { Cupboard } from "./cupboard.ts";

export const DRAFTS_KEY = "grundy-edits:/lesson/";

const LESSON = ["one", "two", "three"];

/** A reader's text of a cell, as an edit of the lesson as it is. */
export const edit = (cell: number, text: string): Edit =>
  makeEdit(cell, LESSON[cell - 1] ?? "", text);

/**
 * A page of three cells that stores its edits.
 *
 * @param load what stands between an edit and its cell's being read
 */
export function draftPage(open: () => BrowserStorage, load: () => Promise<void> = async () => {}) {
  const texts = [...LESSON];
  const listeners: ((cell: number) => void)[] = [];
  let state: DraftsState = { stored: NO_DRAFTS, elsewhere: [] };
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
  const drafts = new Drafts(notebook, new DraftStore(DRAFTS_KEY, open), (change) => {
    state = { ...state, ...change };
  });
  /** Types a text, and goes away for a moment. */
  const write = async (cell: number, text: string) => {
    const typed = type(cell, text);
    drafts.leave();
    drafts.comeBack();
    await typed;
  };
  return {
    drafts,
    texts,
    type,
    write,
    state: () => state,
  };
}

/** A storage that holds these edits. */
export function cupboardWith(edits: readonly Edit[], aside: readonly Edit[] = []): Cupboard {
  const cupboard = new Cupboard();
  cupboard.texts.set(DRAFTS_KEY, writeDrafts({ edits, aside }));
  return cupboard;
}

/** What a storage holds. */
export function storedIn({ texts }: Cupboard): StoredDrafts {
  const stored = readDrafts(texts.get(DRAFTS_KEY) ?? writeDrafts(NO_DRAFTS));
  if (typeof stored === "string") throw new Error(stored);
  return stored;
}
