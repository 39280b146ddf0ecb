import { movesToPairs } from "../hdu1527/solve.ts";
import type { Case } from "./problem.ts";

/**
 * The lost pairs to which a move leads, the smaller heap first: by a move from both heaps, from the
 * smaller one, from the larger one. Of two equal heaps it does not matter which one is taken from.
 * None where the position is lost. O(1).
 */
export const solve = ([a, b]: Case): readonly Case[] =>
  [...movesToPairs([a, b])]
    .filter(([heap]) => heap !== 2 || a < b)
    .map(([, [x, y]]) => (x <= y ? [x, y] : [y, x]));
