import { rulesetName } from "../rulesets/ruleset-of.ts";
import type { Rules } from "../theory/ruleset.ts";
import type { PlayedPosition } from "./problem.ts";

/**
 * A position as text, with the name by which its game is found again.
 *
 * @example
 * playAs(nim, [3, 4, 5]); // { game: "Nim", position: "3 4 5" }
 */
export function playAs<Position>(rules: Rules<Position>, position: Position): PlayedPosition {
  return { game: rulesetName(rules) ?? rules.name, position: rules.print(position) };
}
