import { ofRows } from "./describe-heap-move.ts";
import { identified } from "./game-id.ts";
import { heapRuleset } from "./heap-ruleset.ts";

/**
 * Treblecross: both players write crosses into a row of squares, and three crosses next to each other win. A
 * player who leaves two crosses with at most one square between them loses to the third. So a cross takes its own square
 * and up to two on each side, and splits what is left; who cannot move any more has lost. A heap is a row of free squares.
 *
 * Its values are those of the code 0.007 with two squares more: g(n) = g₀.₀₀₇(n + 2). No period is known.
 *
 * @cost An option for each free square. A table takes O(limit²) time.
 * @throws {TypeError | RangeError} for a position with a row that is not an integer 0 … 2^53 − 1.
 * @source E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 4.
 * @example
 * options(treblecross, 7); // [4, 3, 2, [1, 1], 2, 3, 4]
 * grundyTable(treblecross, 5); // [0, 1, 1, 1, 2, 2]
 */
export const treblecross = identified(
  Object.freeze({
    ...heapRuleset({
      name: "Treblecross",
      heapOptions: (size) =>
        Array.from({ length: size }, (_, before) =>
          [before - 2, size - before - 3].filter((free) => free > 0),
        ),
    }),
    ...ofRows,
  }),
  "treblecross",
);
