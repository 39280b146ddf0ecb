import { outcome } from "./outcome.ts";
import type { Ruleset, Convention } from "./ruleset.ts";

/** A move: the option it leads to, and its name in English. */
export interface Move<Position> {
  readonly option: Position;
  readonly say: string;
}

/**
 * The moves from a position: its options in the ruleset's order, each with its name.
 *
 * @cost That of listing the options, and a name for each.
 * @throws {TypeError | RangeError} when the position is not one of this game.
 * @example
 * moves(nim, [0, 2]); // [{ option: [0, 1], say: "Take 1 from heap 2" }, { option: [0, 0], say: "Take 2 from heap 2" }]
 */
export function moves<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
): readonly Move<Position>[] {
  return options(ruleset, position).map((option) => ({
    option,
    say: ruleset.say(position, option),
  }));
}

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
