/** Squares in a row. */
export const width = 20;

let table: Uint8Array | undefined;

/**
 * The Grundy values of all 2^20 rows, indexed by their masks; the largest is 19. The first call fills the table.
 *
 * Every move makes the mask smaller, so one pass from 0 upwards finds each option's value already there. A block of
 * pieces shares its empty square: with that square filled, each piece of the block gives an option by being taken out.
 * The values of the options are collected as the bits of one word (at most 19 pieces can move, so 32 bits are enough),
 * and the mex is the lowest bit missing. O(2^20 · 20) steps at most, about nine million options, 1 MB.
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
