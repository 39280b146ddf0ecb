import { subtraction } from "../../games/rulesets/subtraction.ts";
import { grundyTable } from "../../games/theory/grundy-table.ts";
import { nimSum } from "../../games/theory/numbers.ts";
import type { Case } from "./problem.ts";
import { itemAt } from "../../games/theory/item-at.ts";

/**
 * The Grundy values of the heaps that a case has, up to its largest. O(k · h) for k
 * amounts. No value is above k: a heap has at most k options.
 */
export function heapValues({ amounts, positions }: Case): ArrayLike<number> {
  let largest = 0;
  for (const heaps of positions)
    for (const heap of heaps) largest = Math.max(largest, heap);
  return grundyTable(subtraction(amounts), largest);
}

/** The Grundy value of a position: the nim-sum of its heaps' values. */
export function positionValue(
  heaps: readonly number[],
  values: ArrayLike<number>,
): number {
  return nimSum(heaps.map((heap) => itemAt(values, heap)));
}

/**
 * One letter a position, W where the player to move wins and L where not, from one
 * table for all of them.
 */
export function solve(one: Case): string {
  const values = heapValues(one);
  return one.positions
    .map((heaps) => (positionValue(heaps, values) === 0 ? "L" : "W"))
    .join("");
}
