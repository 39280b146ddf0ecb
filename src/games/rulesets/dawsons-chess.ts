import { ofRows } from "./describe-heap-move.ts";
import { octal } from "./octal.ts";
import { identified } from "./game-id.ts";

/**
 * Dawson's Chess: two facing ranks of n pawns that must capture when they can. Advancing a pawn settles its file and
 * its neighbours, which makes the code 0.137: take one stone if it is the whole heap, two if they leave at most one
 * heap, or three. The last player to move wins here; Dawson's own question was the misère one. The Grundy values have
 * period 34 from n = 52 on.
 *
 * @cost As for {@link octal}.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source T. R. Dawson, Caissa's Wild Roses (1935); values in Guy and Smith (1956), OEIS A002187.
 * @example
 * options(dawsonsChess, 4); // [2, 1]
 * grundyTable(dawsonsChess, 8); // [0, 1, 1, 2, 0, 3, 1, 1, 0]
 */
export const dawsonsChess = identified(
  Object.freeze({ ...octal("0.137"), ...ofRows, name: "Dawson's Chess" }),
  "dawsons-chess",
);
