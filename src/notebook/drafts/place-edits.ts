import type { SharedEdit } from "./edit.ts";
import { hashText } from "./hash-text.ts";

/** A cell of the present article. */
export interface LessonCell {
  readonly number: number;
  readonly code: string;
}

/** An edit, and its cell of the present article. */
export interface Placed<Any extends SharedEdit> {
  readonly edit: Any;
  /** Undefined where no cell is left for it. */
  readonly cell: LessonCell | undefined;
  /** Whether the cell has the text that the edit started from, perhaps under another number. */
  readonly fits: boolean;
}

/**
 * Finds the cell of each edit: the one whose text the edit started from, the nearest if it has moved; else the one with
 * its number. A cell takes one edit. The edits keep their order. Time O(edits × cells), but for the sorting.
 */
export function placeEdits<Any extends SharedEdit>(
  edits: readonly Any[],
  cells: readonly LessonCell[],
): Placed<Any>[] {
  const hashed = cells.map((cell) => ({ cell, hash: hashText(cell.code) }));
  const distance = ({ edit, cell }: Placed<Any>) => Math.abs((cell?.number ?? 0) - edit.cell);
  const pairs = edits
    .flatMap((edit) => hashed.map(({ cell, hash }) => ({ edit, cell, fits: hash === edit.hash })))
    .filter((pair) => pair.fits || distance(pair) === 0)
    .sort((a, b) => Number(b.fits) - Number(a.fits) || distance(a) - distance(b));
  const placed = new Map<Any, Placed<Any>>();
  const taken = new Set<LessonCell>();
  for (const pair of pairs) {
    if (placed.has(pair.edit) || taken.has(pair.cell)) continue;
    placed.set(pair.edit, pair);
    taken.add(pair.cell);
  }
  return edits.map((edit) => placed.get(edit) ?? { edit, cell: undefined, fits: false });
}
