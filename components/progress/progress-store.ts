import type { StoredFault } from "../../src/notebook/validation/stored.ts";
import {
  asTrouble,
  type BrowserStorage,
  type StorageTrouble,
} from "../cell/drafts/browser-storage.ts";
import { readProgress, writeProgress, type Progress } from "./progress.ts";
import { PROGRESS_KEY } from "./progress-key.ts";

/** A reader's progress as this page knows it, and why it differs from the stored one, if it does. */
export interface FoundProgress {
  readonly progress: Progress;
  readonly trouble?: StorageTrouble | StoredFault;
  /** The stored text, where it cannot be read. */
  readonly unreadable?: string;
}

/**
 * A reader's progress in the browser's storage. Nothing here throws: failures are returned, and what could not be
 * stored is valid for this page. A stored text that cannot be read stays until the reader deletes it.
 */
export class ProgressStore {
  readonly #open: () => BrowserStorage;
  /** The progress of this page, while it cannot be stored. */
  #unkept: Progress | undefined;

  /** @param open returns the storage; it may throw, as the browser's own does when it is blocked */
  constructor(open: () => BrowserStorage) {
    this.#open = open;
  }

  /** The stored progress. */
  read(): FoundProgress {
    const here = this.#unkept ?? new Map();
    try {
      const text = this.#open().getItem(PROGRESS_KEY);
      const found = text === null ? new Map() : readProgress(text);
      if (typeof found !== "string") return { progress: this.#unkept ?? found };
      return { progress: here, trouble: found, unreadable: text ?? "" };
    } catch (error) {
      return { progress: here, trouble: asTrouble(error) };
    }
  }

  /**
   * Reads the storage again, since another tab may have written, changes the progress and stores it; deletes it when
   * empty.
   */
  change(change: (progress: Progress) => Progress): FoundProgress {
    const found = this.read();
    const progress = change(found.progress);
    if (found.trouble !== undefined) {
      this.#unkept = progress;
      return { ...found, progress };
    }
    try {
      const storage = this.#open();
      if (progress.size === 0) storage.removeItem(PROGRESS_KEY);
      else storage.setItem(PROGRESS_KEY, writeProgress(progress));
      this.#unkept = undefined;
      return { progress };
    } catch (error) {
      this.#unkept = progress;
      return { progress, trouble: asTrouble(error) };
    }
  }

  /** Deletes all progress, and the key in the storage. */
  forget(): FoundProgress {
    this.#unkept = undefined;
    try {
      this.#open().removeItem(PROGRESS_KEY);
    } catch (error) {
      return { progress: new Map(), trouble: asTrouble(error) };
    }
    return this.read();
  }
}
