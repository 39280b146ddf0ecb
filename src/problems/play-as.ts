import { gameId } from "../games/rulesets/game-id.ts";
import type { Rules } from "../games/theory/ruleset.ts";
import type { PlayedPosition } from "./problem.ts";

/**
 * A position as text, with the id of its game.
 *
 * @example
 * playAs(nim, [3, 4, 5]); // { game: "nim", position: "3 4 5" }
 */
export function playAs<Position>(rules: Rules<Position>, position: Position): PlayedPosition {
  const game = gameId(rules);
  if (game === undefined) {
    throw new RangeError(`Cannot play ${rules.name}: it must be a game of the library`);
  }
  return { game, position: rules.print(position) };
}
