import type { StoredFault } from "../../../src/notebook/validation/read.ts";
import { readText, writeText, type StorageTrouble } from "./browser-storage.ts";

/** Why a record could not be stored or read. */
export type RecordTrouble = StorageTrouble | StoredFault;

/** What a record holds. */
export interface Contents<Content> {
  /** Of a record that is not there. */
  readonly empty: Content;
  readonly read: (text: string) => Content | StoredFault;
  /** The text that stores what the page has now; undefined where there is nothing to store. */
  readonly write: () => string | undefined;
  /** Shows another content. What the page has changed since `before`, and not stored yet, stays. */
  readonly show: (content: Content, before: Content) => void;
  /** Called after an attempt to store, and where the record cannot be read. */
  readonly report: (trouble: RecordTrouble | undefined) => void;
}

/** Milliseconds within which a change is stored. */
const SOON = 400;

/** A record of the page in the browser's storage. The last write of a part wins, and other tabs follow. */
export class StoredRecord<Content extends object> {
  readonly #contents: Contents<Content>;
  #key: string;
  /** As this tab last read or wrote it. */
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

  /** What is stored, as far as this tab knows. */
  get content(): Content {
    return this.#content;
  }

  /** Stores changes when the page is left, and shows what other tabs store. */
  follow(): void {
    addEventListener("pagehide", () => this.save());
    addEventListener("storage", ({ key }) => {
      // The key is null when the whole storage was cleared.
      if (key === null || key === this.#key) this.load();
    });
  }

  /** Goes on with the record of another key; what the page shows is taken to be empty. */
  move(key: string): void {
    this.#key = key;
    this.#text = null;
    this.#content = this.#contents.empty;
  }

  /** Shows what is stored. */
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

  /** Stores soon what has changed. */
  soon(): void {
    this.#timer ??= setTimeout(() => this.save(), SOON);
  }

  /** Stores what has changed here, beside what another tab has stored meanwhile. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { empty, read, report, write } = this.#contents;
    if ((write() ?? null) === this.#text) return;
    this.load();
    const text = write();
    const content = text === undefined ? empty : read(text);
    const isTooMuch = typeof content === "string";
    const trouble = isTooMuch ? "full" : writeText(this.#key, text);
    if (!isTooMuch && !trouble) {
      this.#text = text ?? null;
      this.#content = content;
    }
    report(trouble);
  }
}
