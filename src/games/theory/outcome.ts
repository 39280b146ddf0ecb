import { grundyValue, memo } from "./grundy-value.ts";
import type { Convention, Outcome, Ruleset } from "./ruleset.ts";

/**
 * Returns the outcome of a position: `"P"` if the player who just moved wins, `"N"` if the player to move wins. In
 * normal play it is P if and only if the Grundy value is 0. In misère play there is no such theorem.
 *
 * @param convention normal play by default
 * @cost In normal play that of {@link grundyValue}, so sums are cheap. In misère play every reachable position may have
 * to be searched, and a sum costs as much as the product of its summands.
 * @throws {TypeError | RangeError} if the position is not a position of this game, or play can return to a position.
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

/** Searches depth-first with an explicit stack; a position is N as soon as one winning move is found. */
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

/** A move: the resulting option, and the move's name in English. */
export interface Move<Position> {
  readonly option: Position;
  readonly say: string;
}

/**
 * Lists the moves from a position: its options in the ruleset's order, each with its name.
 *
 * @cost That of {@link options}, and a name for each option.
 * @throws {TypeError | RangeError} as for {@link options}.
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
 * Lists the options of a position: the positions one move away, in the ruleset's order. A terminal position has none.
 *
 * @cost One entry per option. The reference of each ruleset states its maximum.
 * @throws {TypeError | RangeError} if the position is not a position of this game, or has too many options to list.
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
 * Lists the winning moves of a position, each as the resulting option: the options that are P-positions, without
 * repetition, in the ruleset's order. The list is empty for a P-position, and for a position without a move.
 *
 * @param convention normal play by default
 * @cost That of the {@link outcome} of each option.
 * @throws {TypeError | RangeError} if the position is not a position of this game, or play can return to a position.
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
