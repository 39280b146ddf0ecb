/** Number of squares in a row. */
export const width = 20;

let table: Uint8Array | undefined;

/**
 * Returns the Grundy values of all 2^20 rows, indexed by their masks; the largest is 19. The first call fills the table.
 *
 * Every move makes the mask smaller, so in one pass from 0 upwards the values of a row's options are already known. The
 * pieces of a block share one empty square: filling it and removing any piece of the block gives an option. The values
 * of the options are the bits of one word (at most 19 pieces can move, so 32 bits are enough), and the mex is its lowest
 * bit that is 0. At most O(2^20 · 20) steps, about nine million options, 1 MB.
 */
export function rowTable(): Uint8Array {
  table ??= fill(1 << width);
  return table;
}

function fill(rows: number): Uint8Array {
  const values = new Uint8Array(rows);
  for (let row = 1; row < rows; row++) {
    let seen = 0;
    let movable = row & (row + 1); // without the block at the right end
    while (movable !== 0) {
      let piece = movable & -movable;
      const filled = row | (piece >> 1);
      do {
        seen |= 1 << (values[filled ^ piece] as number);
        movable ^= piece;
        piece <<= 1;
      } while ((movable & piece) !== 0);
    }
    values[row] = 31 - Math.clz32(~seen & (seen + 1));
  }
  return values;
}

/**
 * Returns the rows that a move can leave, for each piece from the right: a piece moves to the nearest empty square on
 * its right.
 *
 * @param row a mask of occupied squares; bit 0 is the right end
 * @example
 * rowOptions(0b1100); // [0b1010, 0b0110]
 */
export function rowOptions(row: number): readonly number[] {
  const options: number[] = [];
  let empty = 0; // the bit of the nearest empty square on the right, 0 if there is none
  for (let bit = 1; bit <= row; bit <<= 1) {
    if ((row & bit) === 0) empty = bit;
    else if (empty !== 0) options.push(row ^ bit ^ empty);
  }
  return options;
}

/**
 * Returns a row of pieces as a staircase: entry i is the number of coins on step i, and step 0 is the ground.
 *
 * The step of a piece is the number of empty squares to its right, so a block of c pieces between two empty squares is
 * c coins on one step. A piece that jumps over i − 1 others joins the next block together with them: i coins move
 * one step down. O(20).
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
