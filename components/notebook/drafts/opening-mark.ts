/** A page opens in far less than this, in milliseconds; a mark that is older was left by one that never came to its end. */
const OPENING = 2000;

/**
 * Marks in the browser's storage that a page is about to show what is kept of it, and takes the mark back when it has
 * shown it, or is closed. So a text that no page can show keeps a page from opening once, and not at every visit.
 */
export class OpeningMark {
  readonly #key: string;
  readonly #storage: () => Storage;

  constructor(key: string, storage: () => Storage) {
    this.#key = `${key}:opening`;
    this.#storage = storage;
  }

  /** Sets the mark. True when one was left behind. */
  set(): boolean {
    return this.#try((storage) => {
      const left = storage.getItem(this.#key);
      storage.setItem(this.#key, String(Date.now()));
      return left !== null && !(Math.abs(Date.now() - Number(left)) < OPENING);
    });
  }

  /** Takes the mark back. */
  remove(): void {
    this.#try((storage) => storage.removeItem(this.#key));
  }

  /** Where storage is blocked or full nothing is kept either, or the page opens as it did before. */
  #try<Result>(work: (storage: Storage) => Result): Result | false {
    try {
      return work(this.#storage());
    } catch {
      return false;
    }
  }
}
