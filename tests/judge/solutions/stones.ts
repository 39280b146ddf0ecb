import { nimSum } from "grundy";

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
