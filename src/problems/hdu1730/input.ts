import { itemAt } from "../../theory/item-at.ts";
import type { TokenReader } from "../token-reader.ts";

/**
 * A board, with two pieces in each row. Typed arrays, not pairs: millions of objects would cost garbage collection.
 *
 * The first piece of a row is Tom's, who moves first.
 */
export interface Case {
  /** Squares in a row, m. */
  readonly squares: number;
  /** The square of the mover's piece, row by row. */
  readonly own: Uint8Array;
  /** The square of the other piece, row by row. */
  readonly other: Uint8Array;
}

/** The bounds of the statement. */
export const limits = {
  rows: { min: 1, max: 1000 },
  squares: { min: 2, max: 100 },
} as const;

/** Cases `n m` and n lines with the squares of two pieces, to the end of the input. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  while (!reader.atEnd()) yield readCase(reader);
}

function readCase(reader: TokenReader): Case {
  const count = reader.integer("rowsN", limits.rows.min, limits.rows.max);
  const squares = reader.integer("squaresM", limits.squares.min, limits.squares.max);
  const board: Case = { squares, own: new Uint8Array(count), other: new Uint8Array(count) };
  for (let row = 0; row < count; row++) {
    const own = reader.integer("firstSquare", 1, squares);
    const other = reader.integer("secondSquare", 1, squares);
    if (own === other) reader.reject({ id: "pieceSquareTwice", values: { square: own } });
    board.own[row] = own;
    board.other[row] = other;
  }
  return board;
}

/** Blank lines after the first case, the second, the third, and so on in turn: the statement allows any number. */
const BLANK_LINES = [1, 0, 3];

/** Blank lines at the end of an input of more than two cases. */
const AT_END = 2;

/** The cases with blank lines between them, and after the last of more than two. */
export function print(cases: readonly Case[]): string {
  const last = cases.length - 1;
  const blankAfter = (at: number): number => {
    if (at === last) return last < 2 ? 0 : AT_END;
    return itemAt(BLANK_LINES, at % BLANK_LINES.length);
  };
  return cases.map((one, at) => printCase(one) + "\n".repeat(blankAfter(at))).join("");
}

function printCase({ squares, own, other }: Case): string {
  const rows = Array.from(own, (square, row) => `${square} ${other[row]}`);
  return [`${own.length} ${squares}`, ...rows].map((line) => `${line}\n`).join("");
}
