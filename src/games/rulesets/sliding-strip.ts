import { itemAt } from "../theory/item-at.ts";
import { nimSum } from "../theory/numbers.ts";
import type { Ruleset, Term } from "../theory/ruleset.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { defineGame, strips } from "./game-kind.ts";
import {
  checkNumbers,
  faultAt,
  faultAtWord,
  readNumbers,
  checkOptionCount,
  type Pair,
} from "./read-position.ts";
import { rowsOf } from "./rows-of.ts";

type Squares = readonly number[];

/**
 * Pieces on a strip: a move slides one piece any number of squares to the left, not onto or past another piece. The
 * leftmost square is 1. A position lists the squares of the pieces, distinct and in any order.
 *
 * `claim` is the nim-sum of every second gap from the right: the gaps to the left of the last piece, of the third last,
 * and so on. The gap of the first piece extends to the edge. The game is staircase Nim on the gaps.
 *
 * @cost One option per empty square that a piece can reach. A search visits every reachable position; `claim`, none.
 * @throws {TypeError | RangeError} for a position whose squares are not distinct integers 1 … 2^53 − 1, and from
 * `options` if there are more than 1 000 000 options.
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
      checkOptionCount(
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
    ...descriptionsFrom((squares: Squares, option: Squares) => {
      const piece = squares.findIndex((square, index) => square !== option[index]);
      return {
        id: "slidePiece",
        values: { from: itemAt(squares, piece), to: itemAt(option, piece) },
      };
    }),
    claim: (squares: Squares) => nimSum(countedGaps(squares).map(({ value }) => value)),
    claimTerms: countedGaps,
  }),
  {
    id: "sliding-strip",
    rule: "Slide a piece to the left, not past another.",
    drawing: "strip",
    samples: () => strips(7),
  },
);

/** Returns every second gap from the right. The place of a gap is the number of its piece, counted from the left. */
function countedGaps(squares: Squares): readonly Term[] {
  return inOrder(squares).flatMap((square, piece) => {
    const gap = gapBefore(squares, square);
    return (squares.length - piece) % 2 === 1
      ? [{ unit: "gap", place: [piece + 1], size: gap, value: gap }]
      : [];
  });
}

/** Returns the first fault in squares that are natural numbers, if there is one. */
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
 * The impartial game that a widely read solution analyses instead of Northcott's game: a row with two pieces; a move
 * slides either piece any distance to the left, not onto or past the other. The leftmost square is 1. A position is
 * `[x, y]`, the squares of the two pieces, in either order.
 *
 * `claim` is |x − y| − 1: moves of the right piece give every smaller gap, and moves of the left piece give larger
 * gaps. It is {@link slidingStrip} with two pieces. In Northcott's game each player moves only their own piece, in
 * either direction; see {@link northcottOutcomes}.
 *
 * @cost As for {@link slidingStrip}; `claim` is O(1).
 * @throws {TypeError | RangeError} for a position that is not two distinct squares 1 … 2^53 − 1, and from `options` if
 * there are more than 1 000 000 options.
 * @example
 * options(northcottLeft, [2, 4]); // [[1, 4], [2, 3]]
 * grundyValue(northcottLeft, [5, 1]); // 3
 */
export const northcottLeft: Ruleset<Pair> = defineGame(
  Object.freeze({
    // A move does not change the number of pieces.
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

/** The sum of several such rows. */
export const northcottLeftRows = defineGame(
  rowsOf("Northcott's rows, moves to the left", northcottLeft),
  {
    id: "northcott-left-rows",
    rule: "Slide either piece to the left, not past the other.",
    drawing: "gaps",
  },
);
