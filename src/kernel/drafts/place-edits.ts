import type { LessonCell, SharedEdit } from "./edit.ts";
import { hashText } from "./hash-text.ts";

/** An edit at the cell of the present article that it belongs to. */
export interface Placed<Any extends SharedEdit> {
  readonly edit: Any;
  readonly cell: LessonCell;
}

/** Where edits stand in the article as it is now. */
export interface Placement<Any extends SharedEdit> {
  /** The text they started from is still a cell's, perhaps at another place. */
  readonly applied: readonly Placed<Any>[];
  /** The cell with their number has another text now. */
  readonly changed: readonly Placed<Any>[];
  /** No cell is left for them. */
  readonly homeless: readonly Any[];
}

type Find = (edit: SharedEdit) => LessonCell | undefined;

/** Gives each edit the cell that is found for it, and the rest back. */
function place<Any extends SharedEdit>(edits: readonly Any[], free: Set<LessonCell>, find: Find) {
  const placed: Placed<Any>[] = [];
  const rest: Any[] = [];
  for (const edit of edits) {
    const cell = find(edit);
    if (cell && free.delete(cell)) placed.push({ edit, cell });
    else rest.push(edit);
  }
  return { placed, rest };
}

/**
 * Finds the cell of each edit: the one whose text the edit started from, the nearest if it has
 * moved; else the one with its number. A cell takes one edit, and every edit comes out once.
 */
export function placeEdits<Any extends SharedEdit>(
  edits: readonly Any[],
  cells: readonly LessonCell[],
): Placement<Any> {
  const hashes = new Map(cells.map((cell) => [cell, hashText(cell.code)]));
  const free = new Set(cells);
  const numbered: Find = (edit) => [...free].find(({ number }) => number === edit.cell);
  const withText: Find = (edit) =>
    [...free]
      .filter((cell) => hashes.get(cell) === edit.hash)
      .sort((a, b) => Math.abs(a.number - edit.cell) - Math.abs(b.number - edit.cell))[0];
  const unmoved: Find = (edit) => {
    const cell = numbered(edit);
    return cell && hashes.get(cell) === edit.hash ? cell : undefined;
  };
  const first = place(edits, free, unmoved);
  const second = place(first.rest, free, withText);
  const third = place(second.rest, free, numbered);
  return {
    applied: [...first.placed, ...second.placed],
    changed: third.placed,
    homeless: third.rest,
  };
}
