import { list, object, where, type ReadBy } from "../validation/read.ts";
import { stored, writeStored } from "../validation/stored.ts";
import { EDIT_LIMITS, haveOwnCells, readEdit, type Edit } from "./edit.ts";

const drafts = object({
  edits: where(list(EDIT_LIMITS.cells, readEdit), haveOwnCells),
  aside: list(EDIT_LIMITS.aside, readEdit),
});

/** What a browser stores of one page: at most one edit per cell, and replaced texts, newest first. */
export type StoredDrafts = Readonly<ReadBy<typeof drafts>>;

export const NO_DRAFTS: StoredDrafts = { edits: [], aside: [] };

/** The text that stores a page's drafts. */
export const writeDrafts = (all: StoredDrafts): string => writeStored(all);

/** Parses and validates a stored text: complete and within its bounds, or a fault. */
export const readDrafts = stored(EDIT_LIMITS.json, drafts);

/**
 * What is stored after a tab's changes: the last write of a cell wins, and cells that the tab did not change stay as they
 * are. A replaced text that the tab had not read, or that started from another text of the lesson, is set aside; no text
 * is set aside twice, or while it is the text of a cell.
 *
 * @param seen the texts of the cells as the tab last read or wrote them
 * @param changed the new edit of each cell that the tab changed; undefined where the cell has the lesson's text again
 * @param aside texts that the tab sets aside itself
 */
export function mergeDrafts(
  { edits, aside: older }: StoredDrafts,
  seen: ReadonlyMap<number, string | undefined>,
  changed: ReadonlyMap<number, Edit | undefined>,
  aside: readonly Edit[],
): StoredDrafts {
  const replaced = edits.filter((old) => {
    const now = changed.get(old.cell);
    const isOwn = old.text === seen.get(old.cell) && (!now || now.hash === old.hash);
    return changed.has(old.cell) && !isOwn;
  });
  const after = [...edits.filter(({ cell }) => !changed.has(cell)), ...changed.values()]
    .filter((edit) => edit !== undefined)
    .sort((a, b) => a.cell - b.cell);
  const listed = new Set(after.map(({ text }) => text));
  return {
    edits: after,
    aside: [...aside, ...replaced, ...older]
      .filter(({ text }) => !listed.has(text) && listed.add(text))
      .slice(0, EDIT_LIMITS.aside),
  };
}
