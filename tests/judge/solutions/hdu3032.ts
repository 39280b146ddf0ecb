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

/** Two heaps of one value cancel; the values that are left cancel bit by bit, or do not. */
export function bits(heaps: number[]): "Alice" | "Bob" {
  const odd = new Array<boolean>(32).fill(false);
  for (const heap of heaps) {
    const exchanged = heap % 4 === 3 ? heap + 1 : heap % 4 === 0 ? heap - 1 : heap;
    for (let rest = exchanged, at = 0; rest > 0; rest = Math.floor(rest / 2), at++)
      if (rest % 2 === 1) odd[at] = !odd[at];
  }
  return odd.includes(true) ? "Alice" : "Bob";
}
