import { itemAt } from "../../src/theory/item-at.ts";

/** A place in a text, both from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where in a listing the page's selection begins, if it begins there. */
export function placeIn(listing: HTMLElement): Place | undefined {
  const selection = getSelection();
  if (!selection?.rangeCount) return undefined;
  const { startContainer, startOffset } = selection.getRangeAt(0);
  if (!listing.contains(startContainer)) return undefined;
  const before = document.createRange();
  before.setStart(listing, 0);
  before.setEnd(startContainer, startOffset);
  const lines = before.toString().split("\n");
  return { line: lines.length, column: itemAt(lines, lines.length - 1).length + 1 };
}
