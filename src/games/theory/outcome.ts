import { grundyValue, memo } from "./grundy-value.ts";
import type { Convention, Outcome, Ruleset } from "./ruleset.ts";

/**
 * The outcome of a position: `"P"` when the player who just moved wins, `"N"` when the player to move wins. In normal
 * play it is P exactly when the Grundy value is 0. In misère play no such theorem holds.
 *
 * @param convention normal play, unless it says misère
 * @cost In normal play that of {@link grundyValue}, so sums are cheap. In misère play every position that can be reached
 * may have to be searched, and a sum costs as much as the product of its summands.
 * @throws {TypeError | RangeError} when the position is not one of this game, or when play can return to a position.
 * @example
 * outcome(nim, [3, 3]); // "P"
 * outcome(nim, [1]); // "N"
 * outcome(nim, [1], { misere: true }); // "P"
 */
export function outcome<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
  convention: Convention = {},
): Outcome {
  if (!convention.misere) return grundyValue(ruleset, position) === 0 ? "P" : "N";
  ruleset.check(position);
  return searchMisere(ruleset, position);
}

const misereOutcomes = memo<Outcome>();

/** Depth-first search with an explicit stack; a position is N as soon as one winning move is found. */
function searchMisere<Position>(ruleset: Ruleset<Position>, root: Position): Outcome {
  const known = misereOutcomes(ruleset);
  const path = new Set<string | number>();
  const stack: { key: string | number; options: readonly Position[]; at: number }[] = [];

  const enter = (position: Position): void => {
    const key = ruleset.key(position);
    if (path.has(key)) {
      const where = ruleset.print(position);
      throw new RangeError(`Cannot find outcome: play must end, current play returns to ${where}`);
    }
    path.add(key);
    stack.push({ key, options: ruleset.options(position), at: 0 });
  };

  let result = known.get(ruleset.key(root));
  if (result === undefined) enter(root);
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const option = frame.options[frame.at];
    const found = option === undefined ? undefined : known.get(ruleset.key(option));
    if (option !== undefined && found === undefined) {
      enter(option);
    } else if (found === "N") {
      frame.at++;
    } else {
      result = found === "P" || frame.options.length === 0 ? "N" : "P";
      known.set(frame.key, result);
      path.delete(frame.key);
      stack.pop();
    }
  }
  return result ?? "P";
}

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
