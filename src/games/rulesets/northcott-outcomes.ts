import { checkNatural } from "../theory/numbers.ts";
import { loopyOutcomes, type LoopyOutcome } from "../theory/finite-graph.ts";
import { itemAt } from "../theory/item-at.ts";

/** The two pieces of one row: the square of the player to move, and the square of the other player. */
export type NorthcottRow = readonly [own: number, other: number];

/** A position of Northcott's game and its outcome; `"P"` means that the player who is not to move wins. */
export interface NorthcottOutcome {
  readonly rows: readonly NorthcottRow[];
  readonly outcome: LoopyOutcome;
}

/** Maximum number of positions of a board. */
const MAX_POSITIONS = 100_000;

/**
 * Solves Northcott's game with its real rules on a small board, by retrograde analysis. Each player has one piece in
 * each row; a move takes one of the player's own pieces any distance along its row, in either direction, not onto or
 * past the other piece. The last to move wins. Squares count from 1. Positions are from the view of the player to move.
 *
 * The game is partizan, and positions can recur after retreats, so the Sprague–Grundy theorem does not apply directly.
 * The result shows that no position is a draw, and that a position is a P-position if and only if the nim-sum of the
 * gaps |x − y| − 1 is 0: the answer to a retreat is an advance by the same distance.
 *
 * @param rows number of rows, 1 or more
 * @param squares number of squares in each row, 1 or more
 * @cost O(positions · moves) time and memory; there are (m(m − 1))^n positions on n rows of m squares.
 * @throws {TypeError | RangeError} if `rows` or `squares` is not a positive integer, or for over 100 000 positions.
 * @example
 * northcottOutcomes(1, 3)[1]; // { rows: [[1, 3]], outcome: "N" }
 * northcottOutcomes(2, 4).filter(({ outcome }) => outcome === "draw"); // []
 */
export function northcottOutcomes(rows: number, squares: number): readonly NorthcottOutcome[] {
  checkPositive("rows", rows);
  checkPositive("squares", squares);
  const pairs = listPairs(squares);
  const count = pairs.length ** rows;
  if (count > MAX_POSITIONS) {
    throw new RangeError(
      `Cannot solve Northcott's game: there must be at most ${MAX_POSITIONS} positions, current value is ${count}`,
    );
  }
  const seenByOther = pairs.map(([own, other]) => indexOf(other, own, squares));
  const reached = pairs.map(([own, other]) =>
    Array.from({ length: squares }, (_, square) => square + 1)
      .filter((to) => to !== own && to !== other && to < other === own < other)
      .map((to) => indexOf(to, other, squares)),
  );

  // A position is a number in base pairs.length, with one digit for each row.
  const digitsOf = (position: number): readonly number[] =>
    Array.from({ length: rows }, (_, row) => {
      return Math.floor(position / pairs.length ** (rows - 1 - row)) % pairs.length;
    });
  const numberOf = (digits: readonly number[]): number =>
    digits.reduce((number, digit) => number * pairs.length + itemAt(seenByOther, digit), 0);
  const outcomes = loopyOutcomes(count, (position) => {
    const digits = digitsOf(position);
    return digits.flatMap((pair, row) =>
      itemAt(reached, pair).map((moved) => numberOf(digits.with(row, moved))),
    );
  });
  return outcomes.map((outcome, position) => ({
    rows: digitsOf(position).map((pair) => itemAt(pairs, pair)),
    outcome,
  }));
}

/** Lists every pair of distinct squares, ordered by the first square, then by the second. */
function listPairs(squares: number): readonly NorthcottRow[] {
  const all = Array.from({ length: squares }, (_, square) => square + 1);
  return all.flatMap((own) =>
    all.filter((other) => other !== own).map((other): NorthcottRow => [own, other]),
  );
}

/** Returns the index of a pair in the result of `listPairs`. */
function indexOf(own: number, other: number, squares: number): number {
  return (own - 1) * (squares - 1) + (other - 1) - (other > own ? 1 : 0);
}

function checkPositive(what: string, value: number): void {
  checkNatural("solve Northcott's game", what, value);
  if (value > 0) return;
  throw new RangeError(
    `Cannot solve Northcott's game: ${what} must be positive, current value is ${value}`,
  );
}
