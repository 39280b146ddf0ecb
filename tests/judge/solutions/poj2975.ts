export function highestBit(heaps: number[]): number {
  let sum = 0;
  for (const heap of heaps) sum ^= heap;
  if (sum === 0) return 0;
  const highest = 31 - Math.clz32(sum);
  let moves = 0;
  for (const heap of heaps) moves += (heap >> highest) & 1;
  return moves;
}
