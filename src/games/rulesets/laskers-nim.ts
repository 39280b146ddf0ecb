import { octal } from "./octal.ts";
import { takeAndBreak } from "./take-and-break.ts";
import { identified } from "./game-id.ts";

/**
 * Lasker's Nim: a move takes any positive number of stones from one heap, or splits a heap in two without taking. The
 * code is 4.[3]. It claims g(n) = n + 1 when n leaves 3 on division by 4, n − 1 when n > 0 is a multiple of 4, and n
 * otherwise, for every n up to 2^53 − 2.
 *
 * @cost An option for each stone of a heap, and for each way to split it.
 * @throws {TypeError | RangeError} as for {@link octal}, for a position.
 * @source E. Lasker, Brettspiele der Völker (1931).
 * @example
 * options(laskersNim, 3); // [[1, 2], 2, 1, 0]
 * grundyTable(laskersNim, 8); // [0, 1, 2, 4, 3, 5, 6, 8, 7]
 */
export const laskersNim = identified(
  takeAndBreak({
    name: "Lasker's Nim",
    law: octal("4.[3]").law,
    claim: (size) => {
      if (size % 4 === 3) return size + 1;
      return size > 0 && size % 4 === 0 ? size - 1 : size;
    },
  }),
  "laskers-nim",
);
