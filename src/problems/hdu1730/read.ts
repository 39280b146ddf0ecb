import type { TokenReader } from "../token-reader.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";

/** Cases `n m` and n lines with the squares of two pieces, to the end of the input. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  while (!reader.atEnd()) yield readCase(reader);
}

function readCase(reader: TokenReader): Case {
  const count = reader.integer("the number of rows n", limits.rows.min, limits.rows.max);
  const squares = reader.integer("the number of squares m", limits.squares.min, limits.squares.max);
  const board: Case = { squares, own: new Uint8Array(count), other: new Uint8Array(count) };
  for (let row = 0; row < count; row++) {
    const own = reader.integer("the first piece's square", 1, squares);
    const other = reader.integer("the second piece's square", 1, squares);
    if (own === other)
      reader.reject(`the pieces of a row must differ in square, found ${own} twice`);
    board.own[row] = own;
    board.other[row] = other;
  }
  return board;
}
