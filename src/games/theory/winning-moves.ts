import { options } from "./options.ts";
import { outcome } from "./outcome.ts";
import type { Convention, Ruleset } from "./ruleset.ts";

/**
 * The winning moves of a position, each as the option it leads to: the options that are P-positions, without
 * repetition, in the ruleset's order. There is none exactly at a P-position (or where no move is left).
 *
 * @param convention normal play, unless it says misère
 * @cost That of the {@link outcome} of each option.
 * @throws {TypeError | RangeError} when the position is not one of this game, or when play can return to a position.
 * @example
 * winningMoves(nim, [3, 4, 5]); // [[1, 4, 5]]
 * winningMoves(nim, [2, 2]); // []
 */
export function winningMoves<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
  convention: Convention = {},
): readonly Position[] {
  const distinct = new Map<string, Position>();
  for (const option of options(ruleset, position)) distinct.set(ruleset.print(option), option);
  return [...distinct.values()].filter((option) => outcome(ruleset, option, convention) === "P");
}
