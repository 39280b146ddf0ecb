export function winningMoves(levels: number[][]): number {
  const isCounted = (level: number): boolean => (levels.length - level) % 2 === 1;
  let sum = 0;
  for (const [level, row] of levels.entries()) {
    if (isCounted(level)) for (const held of row) sum ^= held;
  }
  if (sum === 0) return 0;
  let moves = 0;
  for (const [level, row] of levels.entries()) {
    const below = levels[level + 1];
    for (const [node, held] of row.entries()) {
      if (isCounted(level)) {
        if ((held ^ sum) < held) moves += below ? 2 : 1;
        continue;
      }
      for (const child of [2 * node, 2 * node + 1]) {
        const has = below?.[child] ?? 0;
        const more = (has ^ sum) - has;
        if (more > 0 && more <= held) moves++;
      }
    }
  }
  return moves;
}
