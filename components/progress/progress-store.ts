import {
  readText,
  writeText,
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
    const { text, trouble } = readText(PROGRESS_KEY, this.#open);
    return { progress: this.#unstored ?? readProgress(text ?? ""), ...(trouble && { trouble }) };
  }

  /**
   * Reads the storage again, since another tab may have written, changes the progress and stores it; deletes it when
   * empty.
   */
  change(change: (progress: Progress) => Progress): FoundProgress {
    const progress = change(this.read().progress);
    const text = progress.size === 0 ? undefined : writeProgress(progress);
    const trouble = writeText(PROGRESS_KEY, text, this.#open);
    this.#unstored = trouble && progress;
    return { progress, ...(trouble && { trouble }) };
  }
}
