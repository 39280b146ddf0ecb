import { EDIT_LIMITS } from "../../../src/kernel/drafts/edit.ts";
import { hashText } from "../../../src/kernel/drafts/hash-text.ts";
import {
  NOTHING_KEPT,
  readKept,
  writeKept,
  type Kept,
  type KeptFault,
} from "../../../src/kernel/drafts/kept-edits.ts";
import { asTrouble, type Shelf, type StorageTrouble } from "./shelf.ts";

/** What stood in the storage: what it means, and the text itself where it means nothing. */
export interface Found {
  readonly kept: Kept;
  readonly unreadable?: { readonly why: KeptFault; readonly text: string };
}

/** One page's place in the browser's storage. Nothing here throws: a trouble is an answer. */
export class EditShelf {
  readonly #key: string;
  readonly #open: () => Shelf;

  /** @param open gives the storage; it may throw, as the browser's own does when it is blocked */
  constructor(key: string, open: () => Shelf) {
    this.#key = key;
    this.#open = open;
  }

  /**
   * Reads what is kept. A text that cannot be read is moved to another name, which its hash is part
   * of, so that nothing is overwritten; while that fails it stays, and nothing is written over it.
   */
  read(): Found | StorageTrouble {
    try {
      const shelf = this.#open();
      const text = shelf.getItem(this.#key);
      if (text === null) return { kept: NOTHING_KEPT };
      const kept = readKept(text);
      if (typeof kept !== "string") return { kept };
      shelf.setItem(`${this.#key}:unreadable:${hashText(text.slice(0, EDIT_LIMITS.kept))}`, text);
      shelf.removeItem(this.#key);
      return { kept: NOTHING_KEPT, unreadable: { why: kept, text } };
    } catch (error) {
      return asTrouble(error);
    }
  }

  /** Writes what is to be kept; undefined when it was. Where nothing is kept, nothing is left behind. */
  write(kept: Kept): StorageTrouble | undefined {
    const text = writeKept(kept);
    if (typeof readKept(text) === "string") return "full";
    try {
      const shelf = this.#open();
      if (kept.edits.length + kept.aside.length === 0) shelf.removeItem(this.#key);
      else shelf.setItem(this.#key, text);
      return undefined;
    } catch (error) {
      return asTrouble(error);
    }
  }
}
