import type { Winner } from "../problem.ts";
import type { Case, Game } from "./problem.ts";

/**
 * How many moves a game lasts: its player to move wins exactly when that is odd. A
 * winner has one move that wins, and a loser one move at all, so nobody can change it.
 * O(log larger).
 */
export function lengthOf([p, q]: Game): number {
  const [larger, smaller] = [Math.max(p, q), Math.min(p, q)];
  if (smaller === 0) return 0;
  const rest = lengthOf([smaller, larger % smaller]);
  const hasChoice = larger >= 2 * smaller;
  return rest % 2 === 1 && hasChoice ? rest + 2 : rest + 1;
}

/** The game that lasts longest decides. */
export const solve = (games: Case): Winner => {
  let longest = 0;
  for (const game of games) longest = Math.max(longest, lengthOf(game));
  return longest % 2 === 1 ? "first" : "second";
};
