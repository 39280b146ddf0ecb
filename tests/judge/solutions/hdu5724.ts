import { nimSum } from "grundy";

// Bit 0 is square 20: a move sets a higher bit back and a lower one.
const values = new Uint8Array(2 ** 20);
for (let row = 1; row < values.length; row++) {
  let seen = 0;
  for (let pieces = row; pieces > 0; pieces &= pieces - 1) {
    const piece = pieces & -pieces;
    const empty = ~row & (piece - 1);
    if (empty === 0) continue;
    seen |= 1 << (values[row ^ piece ^ (1 << (31 - Math.clz32(empty)))] ?? 0);
  }
  values[row] = 31 - Math.clz32(~seen & (seen + 1));
}

export function masks(rows: number[][]): "YES" | "NO" {
  let sum = 0;
  for (const squares of rows) {
    const row = squares.reduce((mask, square) => mask | (1 << (20 - square)), 0);
    sum ^= values[row] ?? 0;
  }
  return sum === 0 ? "NO" : "YES";
}

/** The pieces on each stair: the number of empty squares to their right. */
function stairCounts(squares: number[]): number[] {
  const pieces = new Set(squares);
  const counts = [0];
  for (let square = 20; square >= 1; square--) {
    const last = counts.length - 1;
    if (pieces.has(square)) counts[last] = (counts[last] ?? 0) + 1;
    else counts.push(0);
  }
  return counts;
}

export function stairs(rows: number[][]): "YES" | "NO" {
  const odd = rows.flatMap((row) => stairCounts(row).filter((_, stair) => stair % 2 === 1));
  return nimSum(odd) === 0 ? "NO" : "YES";
}
