import type { LessonCell, SharedEdit } from "../../../src/kernel/drafts/edit.ts";
import { placeEdits, type Placed } from "../../../src/kernel/drafts/place-edits.ts";

/** What a link would do to this page. */
export interface LinkPlan {
  /** The edits that give a cell another text than the lesson's, in page order. */
  readonly changes: readonly Placed<SharedEdit>[];
  /** Texts for cells that the lesson does not have. */
  readonly homeless: readonly SharedEdit[];
  /** Cells whose lesson has another text than when the link was made. */
  readonly late: readonly number[];
  /** The text that every cell would have. */
  readonly texts: readonly (readonly [cell: number, text: string])[];
}

/** Plans what a link's edits would do; nothing is done. */
export function planLink(edits: readonly SharedEdit[], cells: readonly LessonCell[]): LinkPlan {
  const { applied, changed, homeless } = placeEdits(edits, cells);
  const changes = [...applied, ...changed]
    .filter(({ edit, cell }) => edit.text !== cell.code)
    .sort((a, b) => a.cell.number - b.cell.number);
  const texts = new Map(changes.map(({ edit, cell }) => [cell.number, edit.text]));
  return {
    changes,
    homeless,
    late: changes.filter((one) => changed.includes(one)).map(({ cell }) => cell.number),
    texts: cells.map(({ number, code }) => [number, texts.get(number) ?? code]),
  };
}
