import { memo } from "./grundy-value.ts";
import type { Ruleset } from "./ruleset.ts";

type Kind = "remoteness" | "misere remoteness" | "suspense";

const known: Readonly<Record<Kind, ReturnType<typeof memo<number>>>> = {
  remoteness: memo(),
  "misere remoteness": memo(),
  suspense: memo(),
};

/**
 * How many moves are left when the winner plays to end soonest and the loser to end latest: even at the P-positions, odd
 * at the N-positions. A conjunctive sum ends with its first component, so its remoteness is the least of theirs.
 *
 * @cost Every position that can be reached is searched once, and kept for later calls; it recurses once a move.
 * @throws {TypeError | RangeError} when the position is not one of this game, or when play can return to a position.
 * @source C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966).
 * @example
 * remoteness(nim, [2, 2]); // 4
 * remoteness(nim, [5]); // 1
 */
export const remoteness = <Position>(ruleset: Ruleset<Position>, position: Position): number =>
  lengthOfPlay("remoteness", ruleset, position);

/**
 * How many moves are left when the winner plays to end latest and the loser to end soonest: even at the P-positions, odd
 * at the N-positions. A continued conjunctive sum ends with its last component, so its suspense is the greatest of theirs.
 *
 * @cost As for {@link remoteness}.
 * @throws {TypeError | RangeError} when the position is not one of this game, or when play can return to a position.
 * @source J. H. Conway, On Numbers and Games (1976), chapter 14.
 * @example
 * suspense(nim, [5]); // 1
 * suspense(subtraction([1, 3, 4]), 3); // 3
 */
export const suspense = <Position>(ruleset: Ruleset<Position>, position: Position): number =>
  lengthOfPlay("suspense", ruleset, position);

function lengthOfPlay<Position>(
  kind: Kind,
  ruleset: Ruleset<Position>,
  position: Position,
): number {
  ruleset.check(position);
  return searchLength(kind, ruleset, position) ?? 0;
}

/** The remoteness or suspense of a position; undefined when the search would visit more options than `most`. */
export function searchLength<Position>(
  kind: Kind,
  ruleset: Ruleset<Position>,
  position: Position,
  most = Infinity,
): number | undefined {
  const found = known[kind](ruleset);
  const path = new Set<string | number>();
  const later = kind === "suspense";
  /** The parity of options that win, and that of the others. */
  const [won, lost] = kind === "misere remoteness" ? ([1, 0] as const) : ([0, 1] as const);
  let left = most;

  const search = (at: Position): number | undefined => {
    const key = ruleset.key(at);
    const before = found.get(key);
    if (before !== undefined) return before;
    if (path.has(key))
      throw new RangeError(
        `Cannot find ${kind}: play must end, current play returns to ${ruleset.print(at)}`,
      );
    const options = ruleset.options(at);
    left -= options.length + 1;
    if (left < 0) return undefined;
    path.add(key);
    const chosen: [even: number | undefined, odd: number | undefined] = [undefined, undefined];
    for (const option of options) {
      const length = search(option);
      if (length === undefined) return undefined;
      const parity = length % 2;
      const best = chosen[parity] ?? length;
      chosen[parity] = (parity === won) === later ? Math.max(best, length) : Math.min(best, length);
    }
    const length = 1 + (chosen[won] ?? chosen[lost] ?? -1);
    found.set(key, length);
    path.delete(key);
    return length;
  };
  return search(position);
}
