import {
  asTrouble,
  type BrowserStorage,
  type StorageTrouble,
} from "../cell/drafts/browser-storage.ts";
import { readProgress, writeProgress, type Progress } from "./progress.ts";
import { PROGRESS_KEY } from "./progress-events.ts";

/** A reader's progress as this page knows it, and why it differs from the stored one, if it does. */
export interface FoundProgress {
  readonly progress: Progress;
  readonly trouble?: StorageTrouble;
}

/**
 * A reader's progress in the browser's storage. Nothing here throws: failures are returned, and what could not be
 * stored is valid for this page.
 */
export class ProgressStore {
  readonly #open: () => BrowserStorage;
  /** The progress of this page, while it cannot be stored. */
  #unstored: Progress | undefined;

  /** @param open returns the storage; it may throw, as the browser's own does when it is blocked */
  constructor(open: () => BrowserStorage) {
    this.#open = open;
  }

  /** The stored progress. */
  read(): FoundProgress {
    try {
      const text = this.#open().getItem(PROGRESS_KEY) ?? "";
      return { progress: this.#unstored ?? readProgress(text) };
    } catch (error) {
      return { progress: this.#unstored ?? new Map(), trouble: asTrouble(error) };
    }
  }

  /**
   * Reads the storage again, since another tab may have written, changes the progress and stores it; deletes it when
   * empty.
   */
  change(change: (progress: Progress) => Progress): FoundProgress {
    const progress = change(this.read().progress);
    try {
      const storage = this.#open();
      if (progress.size === 0) storage.removeItem(PROGRESS_KEY);
      else storage.setItem(PROGRESS_KEY, writeProgress(progress));
      this.#unstored = undefined;
      return { progress };
    } catch (error) {
      this.#unstored = progress;
      return { progress, trouble: asTrouble(error) };
    }
  }
}
