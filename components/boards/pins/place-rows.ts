import { itemAt } from "../../../src/theory/item-at.ts";
import { heapsOf, type Heaps } from "../columns/heaps.ts";
import { readRowMove } from "./read-row-move.ts";

/** Where a row stands: in the line of the row that it is left of, with its first place there. */
export interface PlacedRow {
  readonly line: number;
  readonly first: number;
  readonly size: number;
}

/**
 * The places of the rows of the last position: what stands keeps its place through a match, and what was taken leaves a
 * gap. O(moves · rows).
 */
export function placeRows(past: readonly Heaps[]): readonly PlacedRow[] {
  const [start = []] = past;
  return past.slice(1).reduce<readonly PlacedRow[]>(
    (placed, option, at) => {
      const { row, left } = readRowMove(itemAt(past, at), option);
      const { line, first } = itemAt(placed, row);
      const parts = left.map(({ from, size }) => ({ line, first: first + from, size }));
      return placed.toSpliced(row, 1, ...parts);
    },
    heapsOf(start).map((size, line) => ({ line, first: 0, size })),
  );
}
