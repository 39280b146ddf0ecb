import type { PlayedPosition } from "../../src/problems/problem.ts";
import { familyOf, gameOf } from "./all-games.ts";
import { hasRoom } from "./has-room.ts";

/** The longest address that is offered as a link; positions with longer ones are far larger than any board. */
const LONGEST = 4000;

/** Whether a board can show a position and offer all its moves. */
export function boardHolds({ game: name, position: text }: PlayedPosition): boolean {
  if (name.length + text.length > LONGEST) return false;
  const game = gameOf(name);
  if (game === undefined) return false;
  const position = game.rules.parse(text);
  return hasRoom(game, familyOf(game, position), position);
}
