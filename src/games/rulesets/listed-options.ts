import type { Rules } from "../theory/ruleset.ts";

/** The options of a position, or undefined if there are too many for the game to list. */
export function listedOptions<Position>(
  rules: Rules<Position>,
  position: Position,
): readonly Position[] | undefined {
  try {
    return rules.options(position);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
