import { EDIT_LIMITS, type Edit } from "../../../src/kernel/drafts/edit.ts";
import {
  byCell,
  mergeEdits,
  NOTHING_KEPT,
  type EditMap,
  type Kept,
} from "../../../src/kernel/drafts/kept-edits.ts";
import type { EditShelf, Found } from "./edit-shelf.ts";
import type { StorageTrouble } from "./shelf.ts";

/** What a store tells its page. */
export interface StoreNews {
  readonly kept: Kept;
  /** Cells whose edits are not kept, and why. */
  readonly unkept?: { readonly why: StorageTrouble | "long"; readonly cells: readonly number[] };
  /** What other tabs have written and this one does not show: without an edit, the lesson's text. */
  readonly offers: readonly { readonly cell: number; readonly theirs: Edit | undefined }[];
  /** A stored text that could not be read. */
  readonly unreadable?: NonNullable<Found["unreadable"]>;
}

/** Milliseconds of quiet after which typing is written, and the longest that it waits. */
const QUIET = 400;
const LONGEST = 2000;

/**
 * The edits of one page in the browser's storage. What its cells have is what this tab has: where that is another text
 * than the tab last read or wrote, it is written, and never over another tab's text without setting that aside.
 */
export class EditStore {
  readonly #shelf: EditShelf;
  readonly #edited: () => EditMap;
  readonly #tell: (news: StoreNews) => void;
  /** The edits as this tab last read or wrote them. */
  #seen: EditMap = new Map();
  /** Texts to set aside at the next writing. */
  #aside: readonly Edit[] = [];
  #news: StoreNews = { kept: NOTHING_KEPT, offers: [] };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitsSince: number | undefined;

  /**
   * @param edited gives the edits that the cells have now
   * @param tell called with the state of the store whenever it may have changed
   */
  constructor(shelf: EditShelf, edited: () => EditMap, tell: (news: StoreNews) => void) {
    this.#shelf = shelf;
    this.#edited = edited;
    this.#tell = tell;
  }

  /** Reads what is kept, when the page opens. A page that is open already calls `sync` instead. */
  open(): Kept {
    const kept = this.#read();
    if (!kept) return NOTHING_KEPT;
    this.#seen = byCell(kept.edits);
    this.#report({ kept });
    return kept;
  }

  /** Another tab may have written: what it did is offered, and nothing here changes. What waits here is written. */
  sync(): void {
    if (this.#changed().length > 0) return this.write();
    const kept = this.#read();
    if (kept) this.#report({ kept });
  }

  /** The reader may have edited a cell: it is written after a pause. */
  writeSoon(): void {
    if (this.#changed().length === 0) return;
    this.#waitsSince ??= Date.now();
    clearTimeout(this.#timer);
    const left = this.#waitsSince + LONGEST - Date.now();
    this.#timer = setTimeout(() => this.write(), Math.max(0, Math.min(QUIET, left)));
  }

  /** Writes what waits, at once, and sets texts aside that no cell has any more. */
  write(aside: readonly Edit[] = []): void {
    clearTimeout(this.#timer);
    this.#waitsSince = undefined;
    this.#aside = [...aside, ...this.#aside];
    if (this.#changed().length + this.#aside.length > 0) this.#save((stored) => stored);
  }

  /** The text that a cell has in this tab stands, and another tab's is set aside. */
  overrule(cell: number): void {
    const theirs = this.#news.offers.find((offer) => offer.cell === cell)?.theirs;
    this.#seen = new Map([...this.#seen, [cell, theirs]]);
    this.write(theirs ? [theirs] : []);
  }

  /** Forgets a text that was set aside. */
  discard({ text }: Edit): void {
    this.#save(({ edits, aside }) => ({ edits, aside: aside.filter((one) => one.text !== text) }));
  }

  /** Forgets all that is kept of this page, whose cells have the lesson's texts. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#seen = new Map();
    this.#aside = [];
    this.#save(() => NOTHING_KEPT);
  }

  /** Cells that have another text than this tab last read or wrote. */
  #changed(): number[] {
    const edited = this.#edited();
    return [...new Set([...edited.keys(), ...this.#seen.keys()])]
      .filter((cell) => edited.get(cell)?.text !== this.#seen.get(cell)?.text)
      .sort((a, b) => a - b);
  }

  /** What is kept, or undefined when the storage cannot be read, which is reported. */
  #read(): Kept | undefined {
    const found = this.#shelf.read();
    if (typeof found === "string") return this.#refused(found);
    if (found.unreadable) this.#news = { ...this.#news, unreadable: found.unreadable };
    return found.kept;
  }

  #save(prepare: (stored: Kept) => Kept): void {
    const stored = this.#read();
    if (!stored) return;
    const edited = this.#edited();
    const isLong = (cell: number) => (edited.get(cell)?.text.length ?? 0) > EDIT_LIMITS.text;
    const changed = this.#changed();
    const written = new Map(
      changed.filter((cell) => !isLong(cell)).map((cell) => [cell, edited.get(cell)]),
    );
    const kept = mergeEdits(prepare(stored), this.#seen, written, this.#aside);
    const trouble = this.#shelf.write(kept);
    if (trouble) return this.#refused(trouble);
    this.#seen = new Map([...this.#seen, ...written]);
    this.#aside = [];
    const cells = changed.filter(isLong);
    this.#report({ kept, ...(cells.length > 0 ? { unkept: { why: "long", cells } } : {}) });
  }

  #refused(why: StorageTrouble): undefined {
    this.#report({ kept: this.#news.kept, unkept: { why, cells: this.#changed() } });
  }

  #report(news: Pick<StoreNews, "kept" | "unkept">): void {
    const { unreadable } = this.#news;
    const now = byCell(news.kept.edits);
    const edited = this.#edited();
    const offers = [...new Set([...now.keys(), ...this.#seen.keys()])]
      .sort((a, b) => a - b)
      .map((cell) => ({ cell, theirs: now.get(cell) }))
      .filter(({ cell, theirs }) =>
        [this.#seen.get(cell), edited.get(cell)].every((edit) => edit?.text !== theirs?.text),
      );
    this.#news = { ...news, offers, ...(unreadable ? { unreadable } : {}) };
    this.#tell(this.#news);
  }
}
