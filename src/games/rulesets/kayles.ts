import { ofRows } from "./describe-heap-move.ts";
import { octal } from "./octal.ts";
import { identified } from "./game-id.ts";

/**
 * Kayles: in a row of pins a ball knocks down one pin or two neighbours, which may leave two rows. The code is 0.77;
 * a heap is a row. Its Grundy values have period 12 from n = 71 on.
 *
 * @cost As for {@link octal}.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source H. E. Dudeney, The Canterbury Puzzles (1907); values in Guy and Smith (1956), OEIS A002186.
 * @example
 * options(kayles, 4); // [3, [1, 2], 2, [1, 1]]
 * grundyTable(kayles, 8); // [0, 1, 2, 3, 1, 4, 3, 2, 1]
 */
export const kayles = identified(
  Object.freeze({ ...octal("0.77"), ...ofRows, name: "Kayles" }),
  "kayles",
);
