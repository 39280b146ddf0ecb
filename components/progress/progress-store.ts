import type { StoredFault } from "../../src/kernel/validation/stored.ts";
import { asTrouble, type Shelf, type StorageTrouble } from "../notebook/drafts/shelf.ts";
import { readProgress, writeProgress, type Progress } from "./progress.ts";
import { PROGRESS_KEY } from "./progress-key.ts";

/** A reader's progress as this page knows it, and why it is not the one that is kept. */
export interface FoundProgress {
  readonly progress: Progress;
  readonly trouble?: StorageTrouble | StoredFault;
  /** What stands in the storage, where it cannot be read. */
  readonly unreadable?: string;
}

/**
 * A reader's progress in the browser's storage. Nothing here throws: a trouble is an answer, and what could not be
 * kept holds for this page. A text that cannot be read stays as it is until the reader forgets it.
 */
export class ProgressStore {
  readonly #open: () => Shelf;
  /** What the reader did here, while it cannot be kept. */
  #unkept: Progress | undefined;

  /** @param open gives the storage; it may throw, as the browser's own does when it is blocked */
  constructor(open: () => Shelf) {
    this.#open = open;
  }

  /** What is kept. */
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

  /** Changes what is kept at this moment, by another tab too, and keeps the result; where nothing is left, nothing. */
  change(change: (progress: Progress) => Progress): FoundProgress {
    const found = this.read();
    const progress = change(found.progress);
    if (found.trouble !== undefined) {
      this.#unkept = progress;
      return { ...found, progress };
    }
    try {
      const shelf = this.#open();
      if (progress.size === 0) shelf.removeItem(PROGRESS_KEY);
      else shelf.setItem(PROGRESS_KEY, writeProgress(progress));
      this.#unkept = undefined;
      return { progress };
    } catch (error) {
      this.#unkept = progress;
      return { progress, trouble: asTrouble(error) };
    }
  }

  /** Forgets everything, and leaves nothing behind. */
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
