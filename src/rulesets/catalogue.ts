import type { Ruleset } from "../theory/ruleset.ts";
import { dawsonsChess } from "./dawsons-chess.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import { grundysGame } from "./grundys-game.ts";
import { kayles } from "./kayles.ts";
import { laskersNim } from "./laskers-nim.ts";
import { mooresNim } from "./moores-nim.ts";
import { nim } from "./nim.ts";
import { northcottLeft } from "./northcott-left.ts";
import { octal } from "./octal.ts";
import { rowChess } from "./row-chess.ts";
import { rowsOf } from "./rows-of.ts";
import { slidingStrip } from "./sliding-strip.ts";
import { stairTree } from "./stair-tree.ts";
import { staircase } from "./staircase.ts";
import { subtraction } from "./subtraction.ts";
import { wythoff } from "./wythoff.ts";

/** A ruleset as the contract tests take it: with positions small enough for brute force. */
export interface CatalogueEntry<Position = unknown> {
  readonly ruleset: Ruleset<Position>;
  readonly smallPositions: readonly Position[];
}

/** Every game of the library: one line a game. The laws in tests/rulesets run over all of them. */
export const catalogue: readonly CatalogueEntry[] = [
  { ruleset: nim, smallPositions: [...heaps(8), ...sums([2, 3, 4])] },
  { ruleset: subtraction([1, 2, 3]), smallPositions: [...heaps(20), ...sums([6, 6, 6])] },
  { ruleset: subtraction([1, 3, 4]), smallPositions: [...heaps(20), ...sums([10, 10])] },
  { ruleset: subtraction([2, 5, 7]), smallPositions: [...heaps(30), ...sums([12, 12])] },
  { ruleset: subtraction([2, 3, 5, 8]), smallPositions: [...heaps(30), ...sums([12, 12])] },
  { ruleset: subtraction([1, 2, 4, 8, 16]), smallPositions: [...heaps(30), ...sums([6, 6, 6])] },
  { ruleset: kayles, smallPositions: [...heaps(12), ...sums([5, 5])] },
  { ruleset: dawsonsKayles, smallPositions: [...heaps(16), ...sums([7, 7])] },
  { ruleset: dawsonsChess, smallPositions: [...heaps(16), ...sums([7, 7])] },
  { ruleset: octal("0.6"), smallPositions: [...heaps(12), ...sums([5, 5])] },
  { ruleset: octal("0.127"), smallPositions: [...heaps(14), ...sums([6, 6])] },
  { ruleset: octal("4.3"), smallPositions: [...heaps(9), ...sums([4, 4])] },
  { ruleset: octal("8.f"), smallPositions: [...heaps(8), ...sums([4, 3])] },
  { ruleset: grundysGame, smallPositions: [...heaps(14), ...sums([6, 6])] },
  { ruleset: laskersNim, smallPositions: [...heaps(8), ...sums([4, 4])] },
  { ruleset: mooresNim(1), smallPositions: sums([2, 3, 4]) },
  { ruleset: mooresNim(2), smallPositions: [...sums([4, 4, 4]), ...sums([2, 2, 2, 2])] },
  { ruleset: mooresNim(3), smallPositions: [...sums([3, 3, 3]), ...sums([2, 2, 2, 2])] },
  { ruleset: wythoff, smallPositions: sums([9, 9]) },
  { ruleset: staircase, smallPositions: [...sums([1, 3, 3]), ...sums([0, 2, 1, 2])] },
  { ruleset: stairTree, smallPositions: [...trees([]), ...trees([4]), ...trees([2, 2, 2]), ...trees([1, 1, 0, 1, 0, 1, 1])] }, // prettier-ignore
  { ruleset: rowChess(0), smallPositions: [0] },
  { ruleset: rowChess(8), smallPositions: heaps(255) },
  {
    ruleset: rowsOf("Rows of 3 squares", rowChess(3)),
    smallPositions: [...sums([7, 7]), ...sums([3, 3, 3])],
  },
  { ruleset: slidingStrip, smallPositions: strips(7) },
  { ruleset: northcottLeft, smallPositions: strips(8).filter((squares) => squares.length === 2) },
];

/** The single heaps 0 … largest. */
function heaps(largest: number): readonly number[] {
  return Array.from({ length: largest + 1 }, (_, size) => size);
}

/** Every array of heaps in which heap i is at most largest[i]. */
function sums(largest: readonly number[]): readonly (readonly number[])[] {
  return largest.reduce<readonly (readonly number[])[]>(
    (found, most) => found.flatMap((sum) => heaps(most).map((size) => [...sum, size])),
    [[]],
  );
}

/** Every binary tree in which node i, counted level by level from the root, holds at most largest[i]. */
function trees(largest: readonly number[]): readonly (readonly (readonly number[])[])[] {
  const depths = heaps(Math.log2(largest.length + 1) - 1);
  return sums(largest).map((nodes) =>
    depths.map((depth) => nodes.slice(2 ** depth - 1, 2 ** (depth + 1) - 1)),
  );
}

/** Every set of squares 1 … width, the rightmost first in every other one. */
function strips(width: number): readonly (readonly number[])[] {
  return heaps(2 ** width - 1).map((mask) => {
    const squares = heaps(width).filter((square) => mask & (2 ** square / 2));
    return mask % 2 === 0 ? squares : squares.reverse();
  });
}
