import { subtraction } from "../../games/rulesets/subtraction.ts";
import { grundyTable } from "../../games/theory/grundy-table.ts";
import { nimSum } from "../../games/theory/numbers.ts";
import type { Case } from "./problem.ts";
import { itemAt } from "../../games/theory/item-at.ts";

/**
 * Returns the Grundy values of the heaps up to the largest one of a case. O(k · h)
 * for k amounts. No value is above k, since a heap has at most k options.
 */
export function heapValues({ amounts, positions }: Case): ArrayLike<number> {
  let largest = 0;
  for (const heaps of positions)
    for (const heap of heaps) largest = Math.max(largest, heap);
  return grundyTable(subtraction(amounts), largest);
}

/** Returns the Grundy value of a position: the nim-sum of its heaps' values. */
export function positionValue(
  heaps: readonly number[],
  values: ArrayLike<number>,
): number {
  return nimSum(heaps.map((heap) => itemAt(values, heap)));
}

/**
 * Returns one letter per position, W if the player to move wins and L otherwise,
 * from one table for all positions.
 */
export function solve(one: Case): string {
  const values = heapValues(one);
  return one.positions
    .map((heaps) => (positionValue(heaps, values) === 0 ? "L" : "W"))
    .join("");
}
