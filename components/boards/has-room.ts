import type { AnyGame } from "../../src/match/game-of.ts";
import type { Family } from "./family.ts";

/** More moves than this are too many to be offered. */
const MOST_MOVES = 4000;

/** Whether a board of this family has room for a position and for its moves. */
export function hasRoom({ rules }: AnyGame, family: Family<unknown>, position: unknown): boolean {
  return family.fits(position) && rules.options(position).length <= MOST_MOVES;
}
