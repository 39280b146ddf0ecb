import { memo } from "../theory/memo.ts";
import type { Ruleset } from "../theory/ruleset.ts";

/** The most options of one search, which take about a millisecond. */
const MOST_OPTIONS = 4000;

const known = memo<number>();

/**
 * How many moves are left when the winner plays to end soonest and the loser to end latest: even at the P-positions,
 * odd at the N-positions. Steinhaus called it remoteness. The search follows the definition, without Grundy values.
 *
 * @returns undefined when the search would visit over 4000 options
 * @example
 * remoteness(nim, [2, 2]); // 4
 * remoteness(nim, [5]); // 1
 */
export function remoteness<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
): number | undefined {
  const found = known(ruleset);
  let left = MOST_OPTIONS;

  const search = (at: Position): number | undefined => {
    const key = ruleset.key(at);
    const before = found.get(key);
    if (before !== undefined) return before;
    const options = ruleset.options(at);
    left -= options.length + 1;
    if (left < 0) return undefined;
    let [soonest, latest] = [Infinity, -1];
    for (const option of options) {
      const length = search(option);
      if (length === undefined) return undefined;
      if (length % 2 === 0) soonest = Math.min(soonest, length);
      latest = Math.max(latest, length);
    }
    const length = 1 + (soonest === Infinity ? latest : soonest);
    found.set(key, length);
    return length;
  };
  return search(position);
}
