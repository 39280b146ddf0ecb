export function blocks(rows: number[][]): "YES" | "NO" {
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

/** A row as text, "o" for a piece, cut at its empty squares: the last part is the ground. */
function parts(row: number[]): string[] {
  const line = Array.from({ length: 20 }, (_, at) => (row.includes(at + 1) ? "o" : " "));
  return line.join("").split(" ").reverse();
}

const coins = (row: number[]): number =>
  parts(row).reduce((sum, part, stair) => (stair % 2 === 1 ? sum ^ part.length : sum), 0);

export const text = (rows: number[][]): "YES" | "NO" =>
  rows.reduce((sum, row) => sum ^ coins(row), 0) === 0 ? "NO" : "YES";
