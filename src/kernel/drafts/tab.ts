import { sameEdit, type Edit } from "./edit.ts";
import { setAside, type Kept } from "./kept-edits.ts";

/** The edit of each cell that has one. */
export type EditMap = ReadonlyMap<number, Edit>;

/** What one open page knows and has done. Another may be open beside it, on the same storage. */
export interface Tab {
  /** The edits as they are here. */
  readonly mine: EditMap;
  /** What this tab wrote, read or agreed to last. */
  readonly seen: EditMap;
  /** Offers refused where nothing is edited here. */
  readonly declined: EditMap;
  /** Cells whose edit here is not written yet. */
  readonly changed: ReadonlySet<number>;
  /** Texts to set aside at the next writing. */
  readonly aside: readonly Edit[];
}

/** A cell's text from another tab, offered to this one; without an edit it is the lesson's own. */
export interface Offer {
  readonly cell: number;
  readonly theirs: Edit | undefined;
}

/** Edits by their cells. */
export const byCell = (edits: readonly Edit[]): EditMap =>
  new Map(edits.map((edit) => [edit.cell, edit]));

/** A tab that knows nothing yet of what is kept, and has no edits. */
export const NEW_TAB: Tab = {
  mine: new Map(),
  seen: new Map(),
  declined: new Map(),
  changed: new Set(),
  aside: [],
};

/** A tab that has just read what is kept. */
export function openTab(kept: Kept): Tab {
  const edits = byCell(kept.edits);
  return { ...NEW_TAB, mine: edits, seen: edits };
}

function withCell(map: EditMap, cell: number, edit: Edit | undefined): EditMap {
  const next = new Map(map);
  if (edit) next.set(cell, edit);
  else next.delete(cell);
  return next;
}

const without = (cells: ReadonlySet<number>, cell: number): ReadonlySet<number> =>
  new Set([...cells].filter((one) => one !== cell));

/** The reader edited a cell; without an edit it has the lesson's text again. */
export const changeCell = (tab: Tab, cell: number, edit: Edit | undefined): Tab => ({
  ...tab,
  mine: withCell(tab.mine, cell, edit),
  changed: new Set([...tab.changed, cell]),
});

/** Other edits take the place of all that are here, which are set aside. */
export function replaceEdits(tab: Tab, edits: readonly Edit[]): Tab {
  const mine = byCell(edits);
  const own = [...tab.mine.values()];
  return {
    ...tab,
    mine,
    changed: new Set([...tab.changed, ...tab.mine.keys(), ...mine.keys()]),
    aside: [...own, ...tab.aside],
  };
}

/** Another edit takes the place of what stands in its cell, which is set aside. */
export function replaceEdit(tab: Tab, edit: Edit): Tab {
  const own = tab.mine.get(edit.cell);
  const changed = changeCell(tab, edit.cell, edit);
  return own ? { ...changed, aside: [own, ...tab.aside] } : changed;
}

/** The reader, or a lesson without its cell, has no place for an edit: its text is set aside. */
export const layAside = (tab: Tab, edit: Edit): Tab => ({
  ...changeCell(tab, edit.cell, undefined),
  aside: [edit, ...tab.aside],
});

/**
 * What is kept after this tab's changes. Cells that it did not change stay as they are stored now,
 * whoever wrote them. A text that the tab did not know, or that started from another text of the
 * lesson, is set aside and not lost.
 */
export function mergeTab(stored: Kept, { mine, seen, changed, aside }: Tab): Kept {
  const before = byCell(stored.edits);
  const replaced = [...changed].flatMap((cell) => {
    const old = before.get(cell);
    const now = mine.get(cell);
    const known = sameEdit(old, seen.get(cell));
    return old && !(known && (!now || now.hash === old.hash)) ? [old] : [];
  });
  const edits = [...changed]
    .reduce((map, cell) => withCell(map, cell, mine.get(cell)), before)
    .values();
  const sorted = [...edits].sort((a, b) => a.cell - b.cell);
  return setAside({ ...stored, edits: sorted }, [...aside, ...replaced]);
}

/** The tab once its changes are written. */
export const afterWriting = (tab: Tab): Tab => ({
  ...tab,
  seen: [...tab.changed].reduce((map, cell) => withCell(map, cell, tab.mine.get(cell)), tab.seen),
  changed: new Set(),
  aside: [],
});

/** What others have done since, cell by cell, and what of it looks different here. */
export function findOffers(stored: Kept, { mine, seen, declined }: Tab): Offer[] {
  const now = byCell(stored.edits);
  const cells = [...new Set([...now.keys(), ...seen.keys()])].sort((a, b) => a - b);
  return cells
    .map((cell) => ({ cell, theirs: now.get(cell) }))
    .filter(
      ({ cell, theirs }) =>
        !sameEdit(theirs, seen.get(cell)) &&
        !sameEdit(theirs, mine.get(cell)) &&
        !(theirs && sameEdit(theirs, declined.get(cell))),
    );
}

/** The reader takes the other tab's text. What stood here is set aside. */
export function takeOffer(tab: Tab, { cell, theirs }: Offer): Tab {
  const own = tab.mine.get(cell);
  return {
    ...tab,
    mine: withCell(tab.mine, cell, theirs),
    seen: withCell(tab.seen, cell, theirs),
    changed: without(tab.changed, cell),
    aside: own ? [own, ...tab.aside] : tab.aside,
  };
}

/** The reader keeps what stands here: it is written again, or, where nothing is edited, nothing is. */
export const declineOffer = (tab: Tab, { cell, theirs }: Offer): Tab =>
  tab.mine.has(cell)
    ? { ...tab, changed: new Set([...tab.changed, cell]) }
    : { ...tab, declined: withCell(tab.declined, cell, theirs) };
