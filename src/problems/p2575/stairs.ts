import { width } from "../hdu5724/row-table.ts";

/**
 * A row of pieces as a staircase: entry i is the number of coins on step i, and step 0 is the ground.
 *
 * The step of a piece is the number of empty squares to its right, so a block of c pieces between two empty squares is
 * c coins on one step. A piece that moves over i − 1 others joins the next block with everything it jumped: i coins
 * go one step down. O(20).
 *
 * @param row a mask of occupied squares; bit 0 is the right end
 * @example
 * stairs(0b1101).slice(0, 3); // [1, 2, 0]
 */
export function stairs(row: number): readonly number[] {
  const coins: number[] = [];
  let block = 0;
  for (let square = 0; square < width; square++) {
    if ((row & (1 << square)) !== 0) block++;
    else {
      coins.push(block);
      block = 0;
    }
  }
  return [...coins, block];
}
