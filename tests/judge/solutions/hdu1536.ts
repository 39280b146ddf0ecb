export function table(amounts: number[], positions: number[][]): string {
  const largest = Math.max(...positions.flat());
  const g = new Array<number>(largest + 1).fill(0);
  const seen = new Array<number>(amounts.length + 1).fill(-1);
  for (let heap = 0; heap <= largest; heap++) {
    for (const taken of amounts) if (taken <= heap) seen[g[heap - taken] ?? 0] = heap;
    let value = 0;
    while (seen[value] === heap) value++;
    g[heap] = value;
  }
  let line = "";
  for (const heaps of positions) {
    let sum = 0;
    for (const heap of heaps) sum ^= g[heap] ?? 0;
    line += sum === 0 ? "L" : "W";
  }
  return line;
}
