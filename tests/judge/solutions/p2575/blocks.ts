export function winner(rows: number[][]): "YES" | "NO" {
  let sum = 0;
  for (const row of rows) {
    let right = 21; // the end of the row, and then the piece before
    let empty = 0;
    let block = 0;
    for (const square of [...row].sort((a, b) => b - a)) {
      const gap = right - square - 1;
      if (gap > 0) {
        if (empty % 2 === 1) sum ^= block;
        block = 0;
        empty += gap;
      }
      block++;
      right = square;
    }
    if (empty % 2 === 1) sum ^= block;
  }
  return sum ? "YES" : "NO";
}
