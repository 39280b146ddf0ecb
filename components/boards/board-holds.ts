import type { PlayedPosition } from "../../src/problems/problem.ts";
import { gameOf } from "../../src/match/game-of.ts";
import { familyOf } from "./family-of.ts";
import { hasRoom } from "./has-room.ts";

/** A longer address is no link that anybody would pass on, and its position is far larger than any board. */
const LONGEST = 4000;

/** Whether a board could be drawn of a position, and all its moves be offered. */
export function boardHolds({ game: name, position: text }: PlayedPosition): boolean {
  if (name.length + text.length > LONGEST) return false;
  const game = gameOf(name);
  if (game === undefined) return false;
  const position = game.rules.parse(text);
  return hasRoom(game, familyOf(game, position), position);
}
