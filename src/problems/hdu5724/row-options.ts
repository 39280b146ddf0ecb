/**
 * The rows that one move makes of a row, from its rightmost piece on: a piece goes to the nearest empty square on its
 * right.
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
