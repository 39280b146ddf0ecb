import type { StoredFault } from "../../../src/notebook/validation/read.ts";
import { readText, writeText, type StorageFault } from "./browser-storage.ts";

/** The reason why a record could not be stored or read. */
export type RecordFault = StorageFault | StoredFault;

/** Functions that read, write and show the content of a record. */
export interface Contents<Content> {
  /** The content of a record that is not stored. */
  readonly empty: Content;
  readonly read: (text: string) => Content | StoredFault;
  /** Returns the page's current content as text; undefined if there is nothing to store. */
  readonly write: () => string | undefined;
  /** Shows another content. The page's changes since `before` that are not stored yet are preserved. */
  readonly show: (content: Content, before: Content) => void;
  /** Called after an attempt to store, and if the record cannot be read. */
  readonly report: (trouble: RecordFault | undefined) => void;
}

/** Maximum delay in milliseconds until a change is stored. */
const SAVE_DELAY = 400;

/** A record of the page in the browser's storage. The last write of a part wins, and other tabs show it. */
export class StoredRecord<Content extends object> {
  readonly #contents: Contents<Content>;
  #key: string;
  /** The stored text that this tab last read or wrote. */
  #text: string | null = null;
  #content: Content;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(key: string, contents: Contents<Content>) {
    this.#key = key;
    this.#contents = contents;
    this.#content = contents.empty;
  }

  get key(): string {
    return this.#key;
  }

  /** The stored content that this tab last read or wrote. */
  get content(): Content {
    return this.#content;
  }

  /** Stores changes when the reader leaves the page, and shows changes that other tabs store. */
  listen(): void {
    addEventListener("pagehide", () => this.save());
    addEventListener("storage", ({ key }) => {
      // The key is null when the whole storage was cleared.
      if (key === null || key === this.#key) this.load();
    });
  }

  /** Switches to the record of another key. The page's content must be empty. */
  switchTo(key: string): void {
    this.#key = key;
    this.#text = null;
    this.#content = this.#contents.empty;
  }

  /** Shows the stored content. */
  load(): void {
    const { text, trouble } = readText(this.#key);
    if (text === this.#text && !trouble) return;
    const { empty, read, report, show } = this.#contents;
    const found = trouble ?? (text === null ? empty : read(text));
    if (typeof found === "string") return report(found);
    const before = this.#content;
    this.#text = text;
    this.#content = found;
    show(found, before);
  }

  /** Stores changes after `SAVE_DELAY`. */
  saveSoon(): void {
    this.#timer ??= setTimeout(() => this.save(), SAVE_DELAY);
  }

  /** Stores this tab's changes and preserves those that another tab has stored meanwhile. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { empty, read, report, write } = this.#contents;
    if ((write() ?? null) === this.#text) return;
    this.load();
    const text = write();
    const content = text === undefined ? empty : read(text);
    const isTooLarge = typeof content === "string";
    const trouble = isTooLarge ? "full" : writeText(this.#key, text);
    if (!isTooLarge && !trouble) {
      this.#text = text ?? null;
      this.#content = content;
    }
    report(trouble);
  }
}
