import { takeAndBreak } from "./take-and-break.ts";
import { identified } from "./game-id.ts";

/**
 * Grundy's game: a move splits one heap into two that differ in size; heaps of 1 and 2 cannot be split. No closed form
 * is known, nor whether the Grundy values are periodic at last: the first 2^35 of them show no period.
 *
 * @cost An option for each unequal split of a heap: about half its stones.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source P. M. Grundy, Mathematics and games, Eureka 2 (1939); OEIS A002188.
 * @example
 * options(grundysGame, 7); // [[1, 6], [2, 5], [3, 4]]
 * grundyTable(grundysGame, 8); // [0, 0, 0, 1, 0, 2, 1, 0, 2]
 */
export const grundysGame = identified(
  takeAndBreak({
    name: "Grundy's game",
    law: { takes: [{ stones: 0, leaves: 4, parts: "unequal" }] },
  }),
  "grundys-game",
);
