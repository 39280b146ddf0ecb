import type { LessonCell, SharedEdit } from "../../../src/kernel/drafts/edit.ts";
import { placeEdits } from "../../../src/kernel/drafts/place-edits.ts";

/** A cell that a link gives another text. */
export interface LinkChange {
  readonly cell: number;
  readonly lesson: string;
  readonly text: string;
  /** The lesson's text was another when the link was made. */
  readonly lessonChanged: boolean;
}

/** What a link would do to this page. */
export interface LinkPlan {
  /** In page order. */
  readonly changes: readonly LinkChange[];
  /** Texts for cells that the lesson does not have. */
  readonly homeless: readonly SharedEdit[];
  /** Cells that the reader has edited, whose texts would be set aside. */
  readonly own: readonly number[];
  /** All this stands in the page already. */
  readonly stands: boolean;
}

/**
 * Plans what a link's edits would do; nothing is done.
 *
 * @param code the text that a cell has now
 */
export function planLink(
  edits: readonly SharedEdit[],
  cells: readonly LessonCell[],
  code: (cell: number) => string,
): LinkPlan {
  const { applied, changed, homeless } = placeEdits(edits, cells);
  const changes = [...applied, ...changed]
    .map((placed) => ({
      cell: placed.cell.number,
      lesson: placed.cell.code,
      text: placed.edit.text,
      lessonChanged: changed.includes(placed),
    }))
    .filter(({ lesson, text }) => lesson !== text)
    .sort((a, b) => a.cell - b.cell);
  const target = new Map(changes.map(({ cell, text }) => [cell, text]));
  return {
    changes,
    homeless,
    own: cells.filter((cell) => code(cell.number) !== cell.code).map(({ number }) => number),
    stands: cells.every((cell) => code(cell.number) === (target.get(cell.number) ?? cell.code)),
  };
}
