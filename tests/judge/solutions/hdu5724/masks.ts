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

export function winner(rows: number[][]): "YES" | "NO" {
  let sum = 0;
  for (const squares of rows) {
    const row = squares.reduce((mask, square) => mask | (1 << (20 - square)), 0);
    sum ^= values[row] ?? 0;
  }
  return sum === 0 ? "NO" : "YES";
}
