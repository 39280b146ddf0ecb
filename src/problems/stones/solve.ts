import type { Case } from "./problem.ts";

/**
 * Reports whether a level's stones are heaps of Nim: its step is odd, where the
 * leaves are on step 1.
 *
 * @param level from 0, the root
 * @example
 * isCounted(2, 3); // true
 */
export function isCounted(level: number, height: number): boolean {
  return (height - level) % 2 === 1;
}

/** Returns the nim-sum of the stones on odd steps. O(nodes). */
export function countedNimSum(levels: Case): number {
  let sum = 0;
  for (const [level, counts] of levels.entries()) {
    if (isCounted(level, levels.length)) sum ^= nimSum(counts);
  }
  return sum;
}

/**
 * Returns the number of winning first moves: those that make the nim-sum s of the
 * stones on odd steps 0 (staircase Nim on a tree). O(nodes).
 *
 * A node with a stones on an odd step has winning moves if a ⊕ s < a: all but a ⊕ s
 * stones go down, to either child, or from a leaf out of the game. A node on an even
 * step has one for each child with c ⊕ s > c that it can fill up to c ⊕ s.
 */
export function solve(levels: Case): number {
  const sum = countedNimSum(levels);
  if (sum === 0) return 0;
  let moves = 0;
  for (const [level, counts] of levels.entries()) {
    const below = levels[level + 1];
    if (isCounted(level, levels.length))
      moves += countGivers(counts, sum) * (below ? 2 : 1);
    else if (below) moves += countFillers(counts, below, sum);
  }
  return moves;
}

// These functions use index loops, since iterators are slow until the engine has
// compiled them, and most inputs end before that.

function nimSum(counts: Int32Array): number {
  let sum = 0;
  for (let node = 0; node < counts.length; node++) sum ^= counts[node] as number;
  return sum;
}

function countGivers(counts: Int32Array, sum: number): number {
  let givers = 0;
  for (let node = 0; node < counts.length; node++) {
    const stones = counts[node] as number;
    if ((stones ^ sum) < stones) givers++;
  }
  return givers;
}

function countFillers(counts: Int32Array, below: Int32Array, sum: number): number {
  let fillers = 0;
  for (let child = 0; child < below.length; child++) {
    const held = below[child] as number;
    const missing = (held ^ sum) - held;
    if (missing > 0 && missing <= (counts[child >> 1] as number)) fillers++;
  }
  return fillers;
}
