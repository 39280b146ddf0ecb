import { list, object, where, type ReadBy } from "../validation/read.ts";
import { stored, writeStored } from "../validation/stored.ts";
import { EDIT_LIMITS, haveOwnCells, readEdit, sameEdit, type Edit } from "./edit.ts";

const kept = object({
  edits: where(list(EDIT_LIMITS.cells, readEdit), haveOwnCells),
  aside: list(EDIT_LIMITS.aside, readEdit),
});

/** What a browser stores of one page: at most one edit per cell, and replaced texts, newest first. */
export type Kept = Readonly<ReadBy<typeof kept>>;

/** The edit of each cell; none where a cell has the lesson's text. */
export type EditMap = ReadonlyMap<number, Edit | undefined>;

export const NOTHING_KEPT: Kept = { edits: [], aside: [] };

/** The stored text of a page's edits. */
export const writeKept = (all: Kept): string => writeStored(all);

/** Parses and validates a stored text: complete and within its bounds, or a fault. */
export const readKept = stored(EDIT_LIMITS.kept, kept);

/** Edits by their cells. */
export const byCell = (edits: readonly Edit[]) =>
  new Map<number, Edit | undefined>(edits.map((edit) => [edit.cell, edit]));

/**
 * What is stored after a tab's changes: the last write of a cell wins, and cells that the tab did not change stay as they
 * are. A replaced text that the tab had not read, or that started from another text of the lesson, is set aside; no text
 * is set aside twice, or while it is the text of a cell.
 *
 * @param seen the edits as the tab last read or wrote them
 * @param aside texts that the tab sets aside itself
 */
export function mergeEdits(
  { edits, aside: older }: Kept,
  seen: EditMap,
  changed: EditMap,
  aside: readonly Edit[],
): Kept {
  const before = byCell(edits);
  const replaced = [...changed].flatMap(([cell, now]) => {
    const old = before.get(cell);
    const isOwn = sameEdit(old, seen.get(cell)) && (!now || now.hash === old?.hash);
    return old && !isOwn ? [old] : [];
  });
  const after = [...new Map([...before, ...changed]).values()].filter((edit) => edit !== undefined);
  const listed = new Set(after.map(({ text }) => text));
  return {
    edits: after.sort((a, b) => a.cell - b.cell),
    aside: [...aside, ...replaced, ...older]
      .filter(({ text }) => !listed.has(text) && listed.add(text))
      .slice(0, EDIT_LIMITS.aside),
  };
}
