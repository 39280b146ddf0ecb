import type { Case } from "../hdu5724/problem.ts";
import type { Winner } from "../problem.ts";

/**
 * Returns the Grundy value of a row: the nim-sum of the blocks on its odd steps, as
 * in staircase Nim (see `stairs`). It reads one block after another and allocates
 * nothing: O(blocks).
 *
 * @param row a mask of occupied squares; bit 0 is the right end
 * @example
 * rowValue(0b1101); // 2
 */
export function rowValue(row: number): number {
  let sum = 0;
  let odd = false;
  for (let left = row; left !== 0; odd = !odd) {
    const pieces = trailingZeros(~left);
    if (odd) sum ^= pieces;
    left >>>= pieces + 1; // the block, and the empty square on its left
  }
  return sum;
}

/** Returns the winner, by the nim-sum of all blocks on odd steps. O(blocks). */
export function solve(rows: Case): Winner {
  let sum = 0;
  for (const row of rows) sum ^= rowValue(row);
  return sum === 0 ? "second" : "first";
}

function trailingZeros(word: number): number {
  return 31 - Math.clz32(word & -word);
}
