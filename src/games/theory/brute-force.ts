import type { Convention, Outcome, Ruleset } from "./ruleset.ts";

/** Cached outcomes for each ruleset, in normal and misère play: successive calls share most positions. */
const outcomes = new WeakMap<object, Record<"normal" | "misere", Map<string, Outcome>>>();

/** Maximum number of cached outcomes of a ruleset when a call starts. */
const MAX_CACHED = 500_000;

/**
 * Computes the outcome by the definition alone: a position is N if one of its options is P, and otherwise P. In misère
 * play a terminal position is N instead.
 *
 * Tests use it as the reference for every faster method. It uses neither Grundy values nor sums nor symmetry, and
 * shares no code with those methods.
 *
 * @param position a small position, with at most a few thousand moves to the end: the search recurses once per move
 * @param convention normal play by default
 * @cost Every move from every reachable position. For n heaps of Nim these are (a1+1)·…·(an+1) positions with at most
 *   a1+…+an moves each. Outcomes are cached for later calls with the same ruleset.
 * @throws {TypeError | RangeError} if the position is not a position of this game, or play can return to a position.
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
  if (settled.size > MAX_CACHED) settled.clear();

  const search = (at: Position): Outcome => {
    const name = ruleset.print(at);
    const before = settled.get(name);
    if (before !== undefined) return before;
    const options = ruleset.options(at);
    const wins = options.length === 0 ? misere : options.some((option) => search(option) === "P");
    const found = wins ? "N" : "P";
    settled.set(name, found);
    return found;
  };

  return search(position);
}
