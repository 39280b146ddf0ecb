import { checkNatural } from "../theory/numbers.ts";
import { loopyOutcomes, type LoopyOutcome } from "../theory/finite-graph.ts";
import { itemAt } from "../theory/item-at.ts";

/** The two pieces of one row: the square of the player to move, and the square of the other player. */
export type NorthcottRow = readonly [own: number, other: number];

/** A position of Northcott's game, and who wins it with best play; `"P"` is the player who is not to move. */
export interface NorthcottOutcome {
  readonly rows: readonly NorthcottRow[];
  readonly outcome: LoopyOutcome;
}

/** Boards with more positions than this are refused. */
const MOST_POSITIONS = 100_000;

/**
 * Northcott's game with its real rules, solved exactly on a small board: in each row each player has one piece; a move takes
 * a piece of one's own any distance along its row, in either direction, not onto or past the other piece. Who cannot
 * move loses. Squares count from 1. The colours are symmetric, so a position is given from the view of the player to move.
 *
 * The game is partizan, and retreats let positions recur, so the Sprague–Grundy theory does not apply directly.
 * Retrograde analysis needs no theory; it shows that no position is a draw and that the nim-sum of the gaps
 * |x − y| − 1 decides every one: a retreat is answered by advancing by the same distance.
 *
 * @param rows how many rows, 1 or more
 * @param squares how many squares each row has, 1 or more
 * @cost O(positions · moves) time and memory; there are (m(m − 1))^n positions on n rows of m squares.
 * @throws {TypeError | RangeError} when rows or squares are not positive integers, or there are over 100 000 positions.
 * @example
 * northcottOutcomes(1, 3)[1]; // { rows: [[1, 3]], outcome: "N" }
 * northcottOutcomes(2, 4).filter(({ outcome }) => outcome === "draw"); // []
 */
export function northcottOutcomes(rows: number, squares: number): readonly NorthcottOutcome[] {
  checkPositive("rows", rows);
  checkPositive("squares", squares);
  const pairs = listPairs(squares);
  const count = pairs.length ** rows;
  if (count > MOST_POSITIONS) {
    throw new RangeError(
      `Cannot solve Northcott's game: there must be at most ${MOST_POSITIONS} positions, current value is ${count}`,
    );
  }
  const seenByOther = pairs.map(([own, other]) => indexOf(other, own, squares));
  const reached = pairs.map(([own, other]) =>
    Array.from({ length: squares }, (_, square) => square + 1)
      .filter((to) => to !== own && to !== other && to < other === own < other)
      .map((to) => indexOf(to, other, squares)),
  );

  // A position is a number whose digits, to the base of the count of pairs, are its rows.
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

/** Every pair of different squares, by the first and then by the second. */
function listPairs(squares: number): readonly NorthcottRow[] {
  const all = Array.from({ length: squares }, (_, square) => square + 1);
  return all.flatMap((own) =>
    all.filter((other) => other !== own).map((other): NorthcottRow => [own, other]),
  );
}

/** The index of a pair in that list. */
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
