import { memo } from "./grundy-value.ts";
import type { Ruleset } from "./ruleset.ts";

type Kind = "remoteness" | "misere remoteness" | "suspense";

const known: Readonly<Record<Kind, ReturnType<typeof memo<number>>>> = {
  remoteness: memo(),
  "misere remoteness": memo(),
  suspense: memo(),
};

/**
 * Returns the number of moves left if the winner plays to end soonest and the loser to end latest; even for
 * P-positions, odd for N-positions. A conjunctive sum ends with its first component, so its remoteness is the minimum
 * of its components' remotenesses.
 *
 * @cost Each reachable position is searched once and cached for later calls. The search recurses once per move.
 * @throws {TypeError | RangeError} if the position is not a position of this game, or play can return to a position.
 * @source C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966).
 * @example
 * remoteness(nim, [2, 2]); // 4
 * remoteness(nim, [5]); // 1
 */
export const remoteness = <Position>(ruleset: Ruleset<Position>, position: Position): number =>
  lengthOfPlay("remoteness", ruleset, position);

/**
 * Returns the number of moves left if the winner plays to end latest and the loser to end soonest; even for
 * P-positions, odd for N-positions. A continued conjunctive sum ends with its last component, so its suspense is the
 * maximum of its components' suspenses.
 *
 * @cost As for {@link remoteness}.
 * @throws {TypeError | RangeError} if the position is not a position of this game, or play can return to a position.
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

/** Returns the remoteness or suspense of a position; undefined if the search would visit more than `most` options. */
export function searchLength<Position>(
  kind: Kind,
  ruleset: Ruleset<Position>,
  position: Position,
  most = Infinity,
): number | undefined {
  const found = known[kind](ruleset);
  const path = new Set<string | number>();
  const prefersLong = kind === "suspense";
  /** The parity of winning options, and that of losing options. */
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
      const isLonger = (parity === won) === prefersLong;
      chosen[parity] = isLonger ? Math.max(best, length) : Math.min(best, length);
    }
    const length = 1 + (chosen[won] ?? chosen[lost] ?? -1);
    found.set(key, length);
    path.delete(key);
    return length;
  };
  return search(position);
}
