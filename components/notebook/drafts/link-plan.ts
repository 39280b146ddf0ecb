import type { SharedEdit } from "../../../src/kernel/drafts/edit.ts";
import {
  placeEdits,
  type LessonCell,
  type Placed,
} from "../../../src/kernel/drafts/place-edits.ts";
import type { Texts } from "./drafts.ts";

/** What a link would do to this page. */
export interface LinkPlan {
  /** The link, as the address has it. */
  readonly fragment: string;
  /** The edits that are not the lesson's text already, in page order; last those for which there is no cell. */
  readonly changes: readonly Placed<SharedEdit>[];
  /** The text that every cell would have. */
  readonly texts: Texts;
}

/** Plans what a link's edits would do; nothing is done. */
export function planLink(
  fragment: string,
  edits: readonly SharedEdit[],
  cells: readonly LessonCell[],
): LinkPlan {
  const place = ({ cell }: Placed<SharedEdit>): number => cell?.number ?? cells.length + 1;
  const changes = placeEdits(edits, cells)
    .filter(({ edit, cell }) => edit.text !== cell?.code)
    .sort((a, b) => place(a) - place(b));
  const texts = new Map(changes.map(({ edit, cell }) => [cell, edit.text]));
  return {
    fragment,
    changes,
    texts: cells.map((cell) => [cell.number, texts.get(cell) ?? cell.code]),
  };
}
