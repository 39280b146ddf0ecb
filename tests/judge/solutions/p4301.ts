/** Bit by bit: the largest heap that still has the bit is kept, and added to the others. */
export function columns(heaps: number[]): number {
  const rows = heaps.map((stones) => ({ stones, rest: stones }));
  let removed = heaps.reduce((sum, heap) => sum + heap, 0);
  for (let bit = 29; bit >= 0; bit--) {
    const having = rows.filter(({ rest }) => (rest >> bit) & 1);
    const [best] = having.toSorted((a, b) => b.stones - a.stones);
    if (!best) continue;
    removed -= best.stones;
    const { rest } = best;
    for (const row of having) row.rest ^= rest;
  }
  return removed;
}
