import type { Convention, Outcome, Ruleset } from "./ruleset.ts";

/** The outcomes that are known of each game, in normal and in misère play: calls of a loop share most positions. */
const outcomes = new WeakMap<object, Record<"normal" | "misere", Map<string, Outcome>>>();

/** How many outcomes of a game are kept for the next call. */
const KEPT = 500_000;

/**
 * The outcome by the definition alone: a position is N when one of its options is P, and P when none is. In misère
 * play a terminal position is N instead.
 *
 * This is the reference that tests compare every faster method with. It uses neither Grundy values nor sums nor
 * symmetry, and shares no code with those methods.
 *
 * @param position for small positions, with at most some thousand moves to the end: it recurses once a move
 * @param convention normal play, unless it says misère
 * @cost Looks at every move from every position that can be reached. With n heaps of Nim these are (a1+1)·…·(an+1)
 *   positions, with at most a1+…+an moves each. Outcomes are kept for further calls with the same ruleset.
 * @throws {TypeError | RangeError} when the position is not one of this game, or when play can return to a position.
 * @example
 * bruteForce(nim, [3, 3]); // "P"
 * bruteForce(nim, [1, 1], { misere: true }); // "N"
 */
export function bruteForce<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
  convention: Convention = {},
): Outcome {
  const { misere = false } = convention;
  ruleset.check(position);
  const known = outcomes.get(ruleset) ?? {
    normal: new Map<string, Outcome>(),
    misere: new Map<string, Outcome>(),
  };
  outcomes.set(ruleset, known);
  const settled = misere ? known.misere : known.normal;
  if (settled.size > KEPT) settled.clear();

  const judge = (judged: Position): Outcome => {
    const name = ruleset.print(judged);
    const before = settled.get(name);
    if (before !== undefined) return before;
    const options = ruleset.options(judged);
    const wins = options.length === 0 ? misere : options.some((option) => judge(option) === "P");
    const found = wins ? "N" : "P";
    settled.set(name, found);
    return found;
  };

  return judge(position);
}
