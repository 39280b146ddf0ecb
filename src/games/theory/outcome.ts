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
