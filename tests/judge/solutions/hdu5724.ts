import { nimSum } from "grundy";

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
