import { options } from "./options.ts";
import type { Ruleset } from "./ruleset.ts";

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
