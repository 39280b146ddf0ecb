import type { Ruleset } from "./ruleset.ts";

/**
 * The options of a position: the positions one move away, in the ruleset's order. A terminal position has none.
 *
 * @cost One entry for each option. The rulesets here say how many they list at most.
 * @throws {TypeError | RangeError} when the position is not one of this game, or has too many options to list.
 * @example
 * options(subtraction([1, 3, 4]), 5); // [4, 2, 1]
 * options(nim, [1, 2]); // [[0, 2], [1, 1], [1, 0]]
 */
export function options<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
): readonly Position[] {
  ruleset.check(position);
  return ruleset.options(position);
}
