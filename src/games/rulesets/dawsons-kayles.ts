import { ofRows } from "./describe-heap-move.ts";
import { octal } from "./octal.ts";
import { identified } from "./game-id.ts";

/**
 * Dawson's Kayles: a move knocks down exactly two neighbouring pins of a row. The code is 0.07. It is Dawson's Chess
 * with one more pin, so its Grundy values have period 34 too, from n = 53 on.
 *
 * @cost As for {@link octal}.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source R. K. Guy and C. A. B. Smith, The G-values of various games (1956).
 * @example
 * options(dawsonsKayles, 5); // [3, [1, 2]]
 * grundyTable(dawsonsKayles, 8); // [0, 0, 1, 1, 2, 0, 3, 1, 1]
 */
export const dawsonsKayles = identified(
  Object.freeze({ ...octal("0.07"), ...ofRows, name: "Dawson's Kayles" }),
  "dawsons-kayles",
);
