import { checkNatural, nimSum } from "../theory/numbers.ts";
import type { Ruleset, Term } from "../theory/ruleset.ts";
import { faultAt } from "./read-position.ts";
import { defineFamily, heaps, identified, sums } from "./game-kind.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { rowsOf } from "./rows-of.ts";

/** Maximum width for which the masks are positive 32-bit integers, as the bit operators of JavaScript require. */
const WIDEST = 31;

/**
 * Creates the game on a row of squares with pieces: a move takes one piece to the nearest empty square to its right,
 * jumping over the block of pieces directly to its right, if any. If there is no such square, the piece cannot move.
 *
 * A position is a bit mask of the pieces; bit 0 is the rightmost square, so every move decreases the mask. `claim` is
 * the value of a staircase: a block of c pieces with k empty squares to its right counts as c coins on step k, and the
 * Grundy value is the nim-sum of the odd steps. In the notation, `X` is a piece and `.` an empty square.
 *
 * @param width number of squares, 0 … 31
 * @cost At most one option per piece; `claim` is O(width). There are 2^width positions.
 * @throws {TypeError | RangeError} if the width is not such an integer; later, for a mask that is not an integer from 0
 * to 2^width − 1.
 * @example
 * const row = rowChess(5);
 * options(row, row.parse("X.XX.")).map(row.print); // [".XXX.", "X..XX", "X.X.X"]
 * grundyValue(row, row.parse(".X.XX")); // 1
 */
export function rowChess(width: number): Ruleset<number> {
  checkNatural("make row", "width", width);
  if (width > WIDEST) {
    throw new RangeError(
      `Cannot make row: width must be at most ${WIDEST}, current value is ${width}`,
    );
  }
  const squares = Array.from({ length: width }, (_, square) => square);
  const bits = squares.map((square) => 2 ** (width - 1 - square)); // from left to right
  const print = (mask: number): string => bits.map((bit) => (mask & bit ? "X" : ".")).join("");
  const stairs = (mask: number): readonly Term[] =>
    print(mask)
      .split(".")
      .reverse()
      .flatMap(({ length }, stair) =>
        stair % 2 === 1 ? [{ unit: "stair", place: [stair], size: length, value: length }] : [],
      );
  const ruleset: Ruleset<number> = Object.freeze({
    name: `Row of ${width} squares`,
    check: (mask: number) => {
      checkNatural("read row", "mask", mask);
      if (mask < 2 ** width) return;
      throw new RangeError(
        `Cannot read row: mask must be less than 2^${width}, current value is ${mask}`,
      );
    },
    options: (mask: number) =>
      bits.flatMap((bit) => {
        if (!(mask & bit)) return [];
        let target = bit >>> 1;
        while (target & mask) target >>>= 1;
        return target === 0 ? [] : [mask - bit + target];
      }),
    key: (mask: number) => mask,
    print,
    parse: (text: string) => parse(text, width),
    ...descriptionsFrom((mask: number, option: number) => {
      const square = (bit: number): number => bits.indexOf(bit) + 1;
      const values = { from: square(mask & ~option), to: square(option & ~mask) };
      return { id: "movePiece", values };
    }),
    claim: (mask: number) => nimSum(stairs(mask).map(({ value }) => value)),
    claimTerms: stairs,
  });
  return identified(ruleset, `row-chess:${width}`);
}

function parse(text: string, width: number): number {
  const row = text.trim();
  const start = text.length - text.trimStart().length;
  const invalid = row.search(/[^X.]/);
  if (invalid >= 0) {
    const found = JSON.stringify(row.charAt(invalid));
    throw faultAt(text, start + invalid, { id: "chessSquare", values: { found } });
  }
  if (row.length !== width) {
    throw faultAt(text, start, { id: "chessWidth", values: { width, found: row.length } });
  }
  return Array.from(row).reduce((mask, square) => 2 * mask + (square === "X" ? 1 : 0), 0);
}

const RULE = "Move a piece to the nearest empty square on its right.";

defineFamily(rowChess, {
  id: "row-chess",
  make: (of) => rowChess(Number(of || NaN)),
  formerNames: /^Row of (\d+) squares$/,
  rule: RULE,
  drawing: "row",
  samples: [
    { of: "0", small: () => [0] },
    { of: "8", small: () => heaps(255) },
  ],
});

/** Creates the sum of several rows of one width. */
export const rowChessRows = (width: number): Ruleset<readonly number[]> =>
  identified(rowsOf(`Rows of ${width} squares`, rowChess(width)), `row-chess-rows:${width}`);

defineFamily(rowChessRows, {
  id: "row-chess-rows",
  make: (of) => rowChessRows(Number(of || NaN)),
  formerNames: /^Rows of (\d+) squares$/,
  rule: RULE,
  drawing: "rows",
  samples: [{ of: "3", small: () => [...sums(7, 7), ...sums(3, 3, 3)] }],
});
