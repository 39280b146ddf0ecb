import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";
import { rowTable } from "./rows.ts";
import { itemAt } from "../../games/theory/item-at.ts";

/** Returns the Grundy value of a row, from the table of all rows. */
export function rowValue(row: number): number {
  return itemAt(rowTable(), row);
}

/**
 * Returns the winner, by the nim-sum of the rows' Grundy values (Sprague–Grundy).
 * O(n), once the table is filled.
 */
export function solve(rows: Case): Winner {
  const values = rowTable();
  let sum = 0;
  for (const row of rows) sum ^= values[row] ?? NaN;
  return sum === 0 ? "second" : "first";
}
