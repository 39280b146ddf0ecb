import type { Ruleset } from "../theory/ruleset.ts";
import { slidingStrip } from "./sliding-strip.ts";
import { checkNumbers } from "./check-numbers.ts";
import { faultAt } from "./read-numbers.ts";
import { identified } from "./game-id.ts";
import { spoken } from "./spoken.ts";

type Pair = readonly [number, number];

/**
 * The impartial game that a widely read solution analyses instead of Northcott's game: two pieces in a row, of which
 * either player moves either, to the left only, any distance, not onto or past the other. The leftmost square is 1. A
 * position is `[x, y]`, the squares of the two pieces, in either order.
 *
 * It claims |x − y| − 1: the right piece can make every smaller gap, and the left piece, which can only retreat, makes
 * larger ones. It is the sliding strip with two pieces. In the real game each player has a piece of his own, and both
 * may move in either direction; see {@link northcottOutcomes}.
 *
 * @cost As for {@link slidingStrip}; the claim is O(1).
 * @throws {TypeError | RangeError} for a position that is not two different squares 1 … 2^53 − 1, and where more than
 * 1 000 000 options would be listed.
 * @example
 * options(northcottLeft, [2, 4]); // [[1, 4], [2, 3]]
 * grundyValue(northcottLeft, [5, 1]); // 3
 */
export const northcottLeft: Ruleset<Pair> = identified(
  Object.freeze({
    name: "Northcott's row, moves to the left",
    check: (position: Pair) => {
      checkNumbers("read row", "square", position);
      if ((position as readonly number[]).length !== 2) {
        throw new TypeError(
          `Cannot read row: there must be two pieces, current value is ${(position as readonly number[]).length}`,
        );
      }
      slidingStrip.check(position);
    },
    options: (position: Pair) => slidingStrip.options(position) as readonly Pair[],
    key: (position: Pair) => slidingStrip.key(position),
    print: (position: Pair) => slidingStrip.print(position),
    parse: (text: string): Pair => {
      const [x, y, ...more] = slidingStrip.parse(text);
      if (x !== undefined && y !== undefined && more.length === 0) return [x, y];
      throw faultAt(text, 0, { id: "twoPieces", values: { found: JSON.stringify(text) } });
    },
    ...spoken((position: Pair, option: Pair) => slidingStrip.describe(position, option)),
    claim: ([x, y]: Pair) => Math.abs(x - y) - 1,
    claimTerms: (position: Pair) => slidingStrip.claimTerms(position),
  }),
  "northcott-left",
);
