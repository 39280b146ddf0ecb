import { itemAt } from "../theory/item-at.ts";
import { nimSum } from "../theory/numbers.ts";
import type { Ruleset, Term } from "../theory/ruleset.ts";
import { spoken } from "./describe-move.ts";
import { defineGame, strips } from "./game-kind.ts";
import {
  checkNumbers,
  faultAt,
  faultAtWord,
  readNumbers,
  refuseLongList,
  type Pair,
} from "./read-position.ts";
import { rowsOf } from "./rows-of.ts";

type Squares = readonly number[];

/**
 * Pieces on a strip: a move slides one piece to the left any number of squares, not onto or past another piece and not
 * off the strip. The leftmost square is 1. A position is the squares of the pieces, distinct, in any order.
 *
 * It claims the nim-sum of every second gap from the right: the gap to the left of the last piece, of the third last,
 * and so on, where the gap of the first piece extends to the edge. It is staircase Nim on the gaps.
 *
 * @cost An option for each empty square that a piece can reach. A search visits every position that can be reached; the
 * claim needs only the gaps.
 * @throws {TypeError | RangeError} for a position whose squares are not different integers 1 … 2^53 − 1, and where more
 * than 1 000 000 options would be listed.
 * @example
 * options(slidingStrip, [3, 1]); // [[2, 1]]
 * grundyValue(slidingStrip, [2, 5, 9]); // 2
 */
export const slidingStrip: Ruleset<Squares> = defineGame(
  Object.freeze({
    name: "Pieces on a strip",
    check: (squares: Squares) => {
      checkNumbers("read strip", "square", squares);
      const fault = faultIn(squares);
      if (fault !== undefined)
        throw new RangeError(
          `Cannot read strip: squares must differ and be at least 1, current value is ${fault.square}`,
        );
    },
    options: (squares: Squares): readonly Squares[] => {
      const gaps = squares.map((square) => gapBefore(squares, square));
      refuseLongList(
        "Pieces on a strip",
        gaps.reduce((total, gap) => total + gap, 0),
      );
      return squares.flatMap((square, piece) =>
        Array.from({ length: itemAt(gaps, piece) }, (_, less) =>
          squares.with(piece, square - 1 - less),
        ),
      );
    },
    key: (squares: Squares) => inOrder(squares).join(" "),
    print: (squares: Squares) => squares.join(" "),
    parse: (text: string) => {
      const squares = readNumbers(text, "square");
      const fault = faultIn(squares);
      if (fault === undefined) return squares;
      throw faultAtWord(text, fault.piece, { id: fault.id, values: { found: fault.square } });
    },
    ...spoken((squares: Squares, option: Squares) => {
      const piece = squares.findIndex((square, index) => square !== option[index]);
      return {
        id: "slidePiece",
        values: { from: itemAt(squares, piece), to: itemAt(option, piece) },
      };
    }),
    claim: (squares: Squares) => nimSum(gapsThatCount(squares).map(({ value }) => value)),
    claimTerms: gapsThatCount,
  }),
  {
    id: "sliding-strip",
    rule: "Slide a piece to the left, not past another.",
    drawing: "strip",
    samples: () => strips(7),
  },
);

/** The gap to the left of the last piece, of the third last, and so on; the place of a gap is that of its piece, from the left. */
function gapsThatCount(squares: Squares): readonly Term[] {
  return inOrder(squares).flatMap((square, piece) => {
    const gap = gapBefore(squares, square);
    return (squares.length - piece) % 2 === 1
      ? [{ unit: "gap", place: [piece + 1], size: gap, value: gap }]
      : [];
  });
}

/** The first fault in squares that are natural numbers, if there is one. */
function faultIn(
  squares: Squares,
): { id: "squareZero" | "squareTwice"; square: number; piece: number } | undefined {
  const taken = new Set<number>();
  for (const [piece, square] of squares.entries()) {
    if (square === 0) return { id: "squareZero", square, piece };
    if (taken.has(square)) return { id: "squareTwice", square, piece };
    taken.add(square);
  }
  return undefined;
}

function gapBefore(squares: Squares, square: number): number {
  return (
    square - 1 - squares.reduce((last, other) => (other < square ? Math.max(last, other) : last), 0)
  );
}

function inOrder(squares: Squares): number[] {
  return squares.toSorted((a, b) => a - b);
}

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
export const northcottLeft: Ruleset<Pair> = defineGame(
  Object.freeze({
    // A move keeps the number of pieces.
    ...(slidingStrip as unknown as Ruleset<Pair>),
    name: "Northcott's row, moves to the left",
    check: (position: readonly number[]) => {
      slidingStrip.check(position);
      if (position.length === 2) return;
      throw new TypeError(
        `Cannot read row: there must be two pieces, current value is ${position.length}`,
      );
    },
    parse: (text: string): Pair => {
      const [x, y, ...more] = slidingStrip.parse(text);
      if (x !== undefined && y !== undefined && more.length === 0) return [x, y];
      throw faultAt(text, 0, { id: "twoPieces", values: { found: JSON.stringify(text) } });
    },
    claim: ([x, y]: Pair) => Math.abs(x - y) - 1,
  }),
  {
    id: "northcott-left",
    rule: "Slide either piece to the left, not past the other.",
    drawing: "gap",
    samples: () => strips(8).filter((squares) => squares.length === 2),
  },
);

/** Several such rows side by side. */
export const northcottLeftRows = defineGame(
  rowsOf("Northcott's rows, moves to the left", northcottLeft),
  {
    id: "northcott-left-rows",
    rule: "Slide either piece to the left, not past the other.",
    drawing: "gaps",
  },
);
