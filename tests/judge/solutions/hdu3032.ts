import { grundyTable, laskersNim, nimSum } from "grundy";

/** The values from 5 on are those of four stones less, and 4 more. */
const FIRST = grundyTable(laskersNim, 4);

export function period(heaps: number[]): "Alice" | "Bob" {
  const values = heaps.map((heap) => {
    const before = Math.floor((heap - 1) / 4);
    return (FIRST[heap - 4 * before] ?? 0) + 4 * before;
  });
  return nimSum(values) === 0 ? "Bob" : "Alice";
}
