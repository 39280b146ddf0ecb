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
 * The edits of one page, in the browser's storage and as this tab knows them. It writes only what
 * its own reader did, and never over another tab's text without setting that aside.
 */
export class EditStore {
  readonly #shelf: EditShelf;
  readonly #tell: (news: StoreNews) => void;
  /** The edits as this tab last read or wrote them. */
  #seen: EditMap = new Map();
  /** What its reader did since, and the texts that this sets aside. */
  #changed: EditMap = new Map();
  #aside: readonly Edit[] = [];
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
    this.#seen = byCell(kept.edits);
    this.#report({ kept });
    return kept;
  }

  /** Another tab may have written: what it did is offered, and nothing here changes. */
  sync(): void {
    const kept = this.#read();
    if (kept) this.#report({ kept });
  }

  /** The reader edited a cell, or gave it the lesson's text back. It is written after a pause. */
  change(cell: number, edit: Edit | undefined): void {
    this.#changed = new Map([...this.#changed, [cell, edit]]);
    this.#waitsSince ??= Date.now();
    clearTimeout(this.#timer);
    const left = this.#waitsSince + LONGEST - Date.now();
    this.#timer = setTimeout(() => this.flush(), Math.max(0, Math.min(QUIET, left)));
  }

  /** Other edits take the place of those in their cells, which are set aside. It is written at once. */
  replace(edits: EditMap): void {
    const own = [...edits.keys()].flatMap((cell) => this.#editIn(cell) ?? []);
    this.#aside = [...own, ...this.#aside];
    this.#changed = new Map([...this.#changed, ...edits]);
    this.flush();
  }

  /** Writes what waits, at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#waitsSince = undefined;
    if (this.#changed.size > 0) this.#save((stored) => stored);
  }

  /** Forgets a text that was set aside. */
  discard({ text }: Edit): void {
    this.#save(({ edits, aside }) => ({ edits, aside: aside.filter((one) => one.text !== text) }));
  }

  /** Forgets all that is kept of this page. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#seen = new Map();
    this.#changed = new Map();
    this.#aside = [];
    this.#save(() => NOTHING_KEPT);
  }

  #editIn(cell: number): Edit | undefined {
    return (this.#changed.has(cell) ? this.#changed : this.#seen).get(cell);
  }

  /** What is kept, or undefined when the storage is in trouble, which is news. */
  #read(): Kept | undefined {
    const found = this.#shelf.read();
    if (typeof found === "string") return this.#refused(found);
    if (found.unreadable) this.#news = { ...this.#news, unreadable: found.unreadable };
    return found.kept;
  }

  #save(prepare: (stored: Kept) => Kept): void {
    const stored = this.#read();
    if (!stored) return;
    const changed = [...this.#changed];
    const isLong = ([, edit]: (typeof changed)[number]) =>
      (edit?.text.length ?? 0) > EDIT_LIMITS.text;
    const long = changed.filter(isLong);
    const written = new Map(changed.filter((one) => !isLong(one)));
    const kept = mergeEdits(prepare(stored), this.#seen, written, this.#aside);
    const trouble = this.#shelf.write(kept);
    if (trouble) return this.#refused(trouble);
    this.#seen = new Map([...this.#seen, ...written]);
    this.#changed = new Map(long);
    this.#aside = [];
    const cells = long.map(([cell]) => cell);
    this.#report({ kept, ...(cells.length > 0 ? { unkept: { why: "long", cells } } : {}) });
  }

  #refused(why: StorageTrouble): undefined {
    const cells = [...this.#changed.keys()].sort((a, b) => a - b);
    this.#report({ kept: this.#news.kept, unkept: { why, cells } });
  }

  #report(news: Pick<StoreNews, "kept" | "unkept">): void {
    const { unreadable } = this.#news;
    const now = byCell(news.kept.edits);
    const offers = [...new Set([...now.keys(), ...this.#seen.keys()])]
      .sort((a, b) => a - b)
      .map((cell) => ({ cell, theirs: now.get(cell) }))
      .filter(({ cell, theirs }) =>
        [this.#seen.get(cell), this.#editIn(cell)].every((edit) => edit?.text !== theirs?.text),
      );
    this.#news = { ...news, offers, ...(unreadable ? { unreadable } : {}) };
    this.#tell(this.#news);
  }
}
