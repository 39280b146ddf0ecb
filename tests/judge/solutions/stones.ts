import { nimSum } from "grundy";

export function levels(levels: number[][]): number {
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

/** From each counted node: what may be taken from it, and what its parent may add to it. */
export function parents(levels: number[][]): number {
  const counted = levels.map((row, level) => ((levels.length - 1 - level) % 2 === 0 ? row : []));
  const sum = nimSum(counted.flat());
  if (sum === 0) return 0;
  let moves = 0;
  counted.forEach((row, level) => {
    const children = level === levels.length - 1 ? 1 : 2;
    row.forEach((held, node) => {
      const wanted = held ^ sum;
      if (wanted < held) moves += children;
      else if (wanted - held <= (levels[level - 1]?.[node >> 1] ?? 0)) moves += 1;
    });
  });
  return moves;
}
