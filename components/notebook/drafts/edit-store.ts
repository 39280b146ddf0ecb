import { EDIT_LIMITS, type Edit } from "../../../src/kernel/drafts/edit.ts";
import { dropAside, NOTHING_KEPT, type Kept } from "../../../src/kernel/drafts/kept-edits.ts";
import {
  afterWriting,
  changeCell,
  declineOffer,
  findOffers,
  layAside,
  mergeTab,
  openTab,
  NEW_TAB,
  replaceEdit,
  replaceEdits,
  takeOffer,
  type Offer,
  type Tab,
} from "../../../src/kernel/drafts/tab.ts";
import type { EditShelf, Found } from "./edit-shelf.ts";
import type { StorageTrouble } from "./shelf.ts";

/** What a store tells its page. */
export interface StoreNews {
  readonly kept: Kept;
  /** Cells whose edits are not kept, and why. */
  readonly unkept?: { readonly why: StorageTrouble | "long"; readonly cells: readonly number[] };
  /** Texts from other tabs that await an answer. */
  readonly offers: readonly Offer[];
  /** A stored text that could not be read. */
  readonly unreadable?: NonNullable<Found["unreadable"]>;
}

/** Milliseconds of quiet after which typing is written, and the longest that it waits. */
const QUIET = 400;
const LONGEST = 2000;

/**
 * The edits of one page, in the browser's storage and as this tab knows them. It writes only what
 * its own reader did, and never over another tab's text without setting that aside.
 */
export class EditStore {
  readonly #shelf: EditShelf;
  readonly #tell: (news: StoreNews) => void;
  #tab: Tab = NEW_TAB;
  #news: StoreNews = { kept: NOTHING_KEPT, offers: [] };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitsSince: number | undefined;

  /** @param tell is called with the news whenever there may be some */
  constructor(shelf: EditShelf, tell: (news: StoreNews) => void) {
    this.#shelf = shelf;
    this.#tell = tell;
  }

  /** Reads what is kept, when the page opens. A page that is open already calls `sync` instead. */
  open(): Kept {
    const kept = this.#read();
    if (!kept) return NOTHING_KEPT;
    this.#tab = openTab(kept);
    this.#report({ kept });
    return kept;
  }

  /** The reader edited a cell, or gave it the lesson's text back. It is written after a pause. */
  change(cell: number, edit: Edit | undefined): void {
    this.#tab = changeCell(this.#tab, cell, edit);
    this.#waitsSince ??= Date.now();
    clearTimeout(this.#timer);
    const left = this.#waitsSince + LONGEST - Date.now();
    this.#timer = setTimeout(() => this.flush(), Math.max(0, Math.min(QUIET, left)));
  }

  /** Writes what waits, at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#waitsSince = undefined;
    if (this.#tab.changed.size + this.#tab.aside.length > 0) this.#save((stored) => stored);
  }

  /** Another tab may have written: what it did is offered, and nothing here changes. */
  sync(): void {
    const kept = this.#read();
    if (kept) this.#report({ kept });
  }

  /** Other edits take the place of all that are here, which are set aside. */
  replace(edits: readonly Edit[]): void {
    this.#tab = replaceEdits(this.#tab, edits);
    this.flush();
  }

  /** Another edit takes the place of what stands in its cell, which is set aside. */
  put(edit: Edit): void {
    this.#tab = replaceEdit(this.#tab, edit);
    this.flush();
  }

  /** Takes an edit out of its cell, and sets its text aside. */
  layAside(edit: Edit): void {
    this.#tab = layAside(this.#tab, edit);
    this.flush();
  }

  take(offer: Offer): void {
    this.#tab = takeOffer(this.#tab, offer);
    this.#save((stored) => stored);
  }

  decline(offer: Offer): void {
    this.#tab = declineOffer(this.#tab, offer);
    this.#save((stored) => stored);
  }

  /** Forgets a text that was set aside. */
  discard(text: Edit): void {
    this.#save((stored) => dropAside(stored, text));
  }

  /** Forgets all that is kept of this page. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#tab = NEW_TAB;
    this.#save(() => NOTHING_KEPT);
  }

  /** What is kept, or undefined when the storage is in trouble, which is news. */
  #read(): Kept | undefined {
    const found = this.#shelf.read();
    if (typeof found === "string") {
      this.#refused(found);
      return undefined;
    }
    if (found.unreadable) this.#news = { ...this.#news, unreadable: found.unreadable };
    return found.kept;
  }

  #save(prepare: (stored: Kept) => Kept): void {
    const stored = this.#read();
    if (!stored) return;
    const isLong = (cell: number) =>
      (this.#tab.mine.get(cell)?.text.length ?? 0) > EDIT_LIMITS.text;
    const changed = [...this.#tab.changed];
    const long = changed.filter(isLong);
    const tab = { ...this.#tab, changed: new Set(changed.filter((cell) => !isLong(cell))) };
    const kept = mergeTab(prepare(stored), tab);
    const trouble = this.#shelf.write(kept);
    if (trouble) return this.#refused(trouble);
    this.#tab = { ...afterWriting(tab), changed: new Set(long) };
    this.#report({ kept, ...(long.length > 0 ? { unkept: { why: "long", cells: long } } : {}) });
  }

  #refused(why: StorageTrouble): void {
    const cells = [...this.#tab.changed].sort((a, b) => a - b);
    this.#report({ kept: this.#news.kept, unkept: { why, cells } });
  }

  #report(news: Pick<StoreNews, "kept" | "unkept">): void {
    const { unreadable } = this.#news;
    const offers = findOffers(news.kept, this.#tab);
    this.#news = { ...news, offers, ...(unreadable ? { unreadable } : {}) };
    this.#tell(this.#news);
  }
}
