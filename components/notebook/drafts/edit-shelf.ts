import { hashText } from "../../../src/kernel/drafts/hash-text.ts";
import {
  NOTHING_KEPT,
  readKept,
  writeKept,
  type Kept,
} from "../../../src/kernel/drafts/kept-edits.ts";
import type { StoredFault } from "../../../src/kernel/validation/stored.ts";
import { asTrouble, type Shelf, type StorageTrouble } from "./shelf.ts";

/** What stood in the storage: what it means, and the text itself where it means nothing. */
export interface Found {
  readonly kept: Kept;
  readonly unreadable?: { readonly why: StoredFault; readonly text: string };
}

/** A page opens in far less than this, in milliseconds; an older mark was left by one that never came to its end. */
const OPENING = 2000;

/** The storage of one page's edits in the browser. Nothing here throws: failures are returned. */
export class EditShelf {
  readonly #key: string;
  readonly #open: () => Shelf;

  /** @param open returns the storage; it may throw, as the browser's own does when it is blocked */
  constructor(key: string, open: () => Shelf) {
    this.#key = key;
    this.#open = open;
  }

  /**
   * Reads what is kept. A text that cannot be read is moved to another name, which its hash is part
   * of, so that nothing is overwritten; while that fails it stays, and nothing is written over it.
   */
  read(): Found | StorageTrouble {
    return this.#try((shelf) => {
      const text = shelf.getItem(this.#key);
      if (text === null) return { kept: NOTHING_KEPT };
      const kept = readKept(text);
      if (typeof kept !== "string") return { kept };
      shelf.setItem(`${this.#key}:unreadable:${hashText(text.slice(0, 1e6))}`, text);
      shelf.removeItem(this.#key);
      return { kept: NOTHING_KEPT, unreadable: { why: kept, text } };
    });
  }

  /** Writes what is to be kept; undefined when it was. Where nothing is kept, nothing is left behind. */
  write(kept: Kept): StorageTrouble | undefined {
    const text = writeKept(kept);
    if (typeof readKept(text) === "string") return "full";
    return this.#try((shelf) => {
      if (kept.edits.length + kept.aside.length === 0) shelf.removeItem(this.#key);
      else shelf.setItem(this.#key, text);
      return undefined;
    });
  }

  /**
   * Marks that the page is about to show what is kept, so that a text which no page can show keeps it from opening
   * once, and not at every visit. True when a page left its mark behind.
   */
  markOpening(): boolean {
    const left = this.#try((shelf) => {
      const mark = shelf.getItem(`${this.#key}:opening`);
      shelf.setItem(`${this.#key}:opening`, String(Date.now()));
      return mark !== null && !(Math.abs(Date.now() - Number(mark)) < OPENING);
    });
    return left === true;
  }

  /** Takes the mark back: the page has shown what is kept, or is closed. */
  unmarkOpening(): void {
    this.#try((shelf) => shelf.removeItem(`${this.#key}:opening`));
  }

  #try<Result>(work: (shelf: Shelf) => Result): Result | StorageTrouble {
    try {
      return work(this.#open());
    } catch (error) {
      return asTrouble(error);
    }
  }
}
