import { grundyTable, nimSum, subtraction } from "grundy";

export function letters(amounts: number[], positions: number[][]): string {
  const values = grundyTable(subtraction(amounts), 10_000);
  const isLost = (heaps: number[]): boolean => nimSum(heaps.map((heap) => values[heap] ?? 0)) === 0;
  return positions.map((heaps) => (isLost(heaps) ? "L" : "W")).join("");
}
