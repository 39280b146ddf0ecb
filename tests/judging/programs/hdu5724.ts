/** HDU 5724 from the top down: a row is a list of empty squares' places, and only rows that are asked for get a value. */
import { answer, list, next } from "./numbers.ts";

const known = new Int8Array(2 ** 20).fill(-1);

/** Bit i is square i + 1. */
function value(row: number): number {
  const before = known[row] ?? -1;
  if (before >= 0) return before;
  const seen = new Set<number>();
  let free = -1; // the nearest empty square on the right
  for (let square = 19; square >= 0; square--) {
    const bit = 2 ** square;
    if ((row & bit) === 0) free = square;
    else if (free >= 0) seen.add(value(row - bit + 2 ** free));
  }
  let mex = 0;
  while (seen.has(mex)) mex++;
  return (known[row] = mex);
}

answer((rows) => {
  let sum = 0;
  for (let left = rows; left > 0; left--) {
    const pieces = list(next());
    sum ^= value(pieces.reduce((row, square) => row + 2 ** (square - 1), 0));
  }
  return sum === 0 ? "NO" : "YES";
}, true);
