import { move } from "../../i18n/en/move.ts";
import { translate } from "../../i18n/fill.ts";
import { itemAt } from "../theory/item-at.ts";
import type { MoveFact, HeapPosition } from "../theory/ruleset.ts";

/** Returns both descriptions of a move from one function: as data for boards, and in English for cells. */
export const descriptionsFrom = <Position>(
  describe: (position: Position, option: Position) => MoveFact,
) => ({
  describe,
  say: (position: Position, option: Position): string =>
    translate(move.alone, describe(position, option)),
});

/** Returns a phrase that lists several parts of a move: "1 from heap 1, 2 from heap 2 and 3 from heap 4". */
export const allOf = (items: readonly (number | MoveFact)[]): number | MoveFact =>
  items.reduceRight((rest, first, at): MoveFact => ({
    id: at === items.length - 2 ? "and" : "comma",
    values: { first, rest },
  }));

/** Maximum number of heaps that are listed; a nested phrase of thousands would overflow the stack. */
const MAX_LISTED = 20;

/**
 * Describes a move in a heap game by comparing the position with the option. A heap becomes smaller heaps, so the first
 * heap that differs is the heap of the move.
 *
 * @example
 * describeHeapMove([1, 7, 2], [1, 5, 2]); // { id: "take", values: { n: 2, heap: 2 } }
 */
export function describeHeapMove(position: HeapPosition, option: HeapPosition): MoveFact {
  const before = [position].flat();
  const after = [option].flat();
  const moved = before.findIndex((size, index) => size !== after[index]);
  const heap = moved + 1;
  const parts = after.slice(moved, heap + after.length - before.length);
  const n = itemAt(before, moved) - parts.reduce((total, size) => total + size, 0);
  if (parts.length === 1) return { id: "take", values: { n, heap } };
  const count = parts.length;
  const left: number | MoveFact =
    count > MAX_LISTED ? { id: "heaps", values: { count } } : allOf(parts);
  return { id: n === 0 ? "split" : "takeLeaving", values: { n, heap, parts: left } };
}

/** Describes a move in a game whose heaps are rows: a move that leaves one row took from its end. */
function describeRowMove(position: HeapPosition, option: HeapPosition): MoveFact {
  const { id, ...rest } = describeHeapMove(position, option);
  if (id !== "take") return { id: "takeFromRowLeaving", ...rest };
  const isWhole = [option].flat()[Number(rest.values?.["heap"]) - 1] === 0;
  return { id: isWhole ? "takeRow" : "takeFromRowEnd", ...rest };
}

/** Describes a move in a game whose heaps are rows of pins, from which a move may take a single pin. */
function describePinMove(position: HeapPosition, option: HeapPosition): MoveFact {
  const { id, ...rest } = describeRowMove(position, option);
  return { id: id === "takeFromRowEnd" && rest.values?.["n"] === 1 ? "takeEndPin" : id, ...rest };
}

/** Overrides of the texts for a heap game that is played on rows and takes from a row in every move. */
export const ofRows = { unit: "row", ...descriptionsFrom(describeRowMove) } as const;
export const ofPins = { unit: "row", ...descriptionsFrom(describePinMove) } as const;
