/** A row as text, "o" for a piece, cut at its empty squares: the last part is the ground. */
function parts(row: number[]): string[] {
  const line = Array.from({ length: 20 }, (_, at) => (row.includes(at + 1) ? "o" : " "));
  return line.join("").split(" ").reverse();
}

const coins = (row: number[]): number =>
  parts(row).reduce((sum, part, stair) => (stair % 2 === 1 ? sum ^ part.length : sum), 0);

export const text = (rows: number[][]): "YES" | "NO" =>
  rows.reduce((sum, row) => sum ^ coins(row), 0) === 0 ? "NO" : "YES";
