import type { LessonCell, SharedEdit } from "./edit.ts";
import { hashText } from "./hash-text.ts";

/** An edit with its cell of the present article. */
export interface Placed<Any extends SharedEdit> {
  readonly edit: Any;
  readonly cell: LessonCell;
}

/** How edits apply to the present article. */
export interface Placement<Any extends SharedEdit> {
  /** A cell still has the text they started from, perhaps under another number. */
  readonly applied: readonly Placed<Any>[];
  /** The cell with their number has another text now. */
  readonly changed: readonly Placed<Any>[];
  /** No cell is left for them. */
  readonly homeless: readonly Any[];
}

/**
 * Finds the cell of each edit: the one whose text the edit started from, the nearest if it has
 * moved; else the one with its number. A cell takes one edit, and every edit is in exactly one list.
 */
export function placeEdits<Any extends SharedEdit>(
  edits: readonly Any[],
  cells: readonly LessonCell[],
): Placement<Any> {
  const free = new Map(cells.map((cell) => [cell, hashText(cell.code)]));
  const rest = new Set(edits);
  const place = (fits: (edit: Any, number: number, hash: string) => boolean): Placed<Any>[] =>
    [...rest].flatMap((edit) => {
      const distance = ({ number }: LessonCell) => Math.abs(number - edit.cell);
      const [cell] = [...free]
        .flatMap(([each, hash]) => (fits(edit, each.number, hash) ? [each] : []))
        .sort((a, b) => distance(a) - distance(b));
      if (!cell) return [];
      free.delete(cell);
      rest.delete(edit);
      return [{ edit, cell }];
    });
  const unmoved = place((edit, number, hash) => edit.cell === number && edit.hash === hash);
  const moved = place((edit, _, hash) => edit.hash === hash);
  const changed = place((edit, number) => edit.cell === number);
  return { applied: [...unmoved, ...moved], changed, homeless: [...rest] };
}
