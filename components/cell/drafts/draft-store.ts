import {
  NO_DRAFTS,
  readDrafts,
  writeDrafts,
  type StoredDrafts,
} from "../../../src/notebook/drafts/stored-drafts.ts";
import type { StoredFault } from "../../../src/notebook/validation/stored.ts";
import { asTrouble, type BrowserStorage, type StorageTrouble } from "./browser-storage.ts";

/** One page's drafts in the browser's storage. Nothing here throws: failures are returned. */
export class DraftStore {
  /** The name under which they are stored. */
  readonly key: string;
  readonly #open: () => BrowserStorage;
  /** The last stored text that could not be read, and why. */
  unreadable: { readonly why: StoredFault; readonly text: string } | undefined;

  /** @param open returns the storage; it may throw, as the browser's own does when it is blocked */
  constructor(key: string, open: () => BrowserStorage) {
    this.key = key;
    this.#open = open;
  }

  /**
   * Reads what is stored. A text that cannot be read is moved to another key, where it replaces an older one; while that
   * fails it stays, and nothing is written over it.
   */
  read(): StoredDrafts | StorageTrouble {
    return this.#try((storage) => {
      const text = storage.getItem(this.key);
      if (text === null) return NO_DRAFTS;
      const found = readDrafts(text);
      if (typeof found !== "string") return found;
      storage.setItem(`${this.key}:unreadable`, text);
      storage.removeItem(this.key);
      this.unreadable = { why: found, text };
      return NO_DRAFTS;
    });
  }

  /** Stores this, unless it is stored already; undefined when it succeeded. Of no drafts, nothing is left behind. */
  write(drafts: StoredDrafts): StorageTrouble | undefined {
    const text = writeDrafts(drafts);
    if (typeof readDrafts(text) === "string") return "full";
    return this.#try((storage) => {
      if (drafts.edits.length + drafts.aside.length === 0) storage.removeItem(this.key);
      else if (storage.getItem(this.key) !== text) storage.setItem(this.key, text);
      return undefined;
    });
  }

  #try<Result>(work: (storage: BrowserStorage) => Result): Result | StorageTrouble {
    try {
      return work(this.#open());
    } catch (error) {
      return asTrouble(error);
    }
  }
}
