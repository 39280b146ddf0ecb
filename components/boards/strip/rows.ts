import type { NorthcottPosition } from "../../../src/games/rulesets/northcott.ts";
import type { Colour } from "../../../src/games/rulesets/northcott.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";

/** One row of the picture; squares count from 1. */
export interface Row {
  readonly squares: number;
  /** Whether the row always has as many pieces as now. */
  readonly fixed?: boolean;
  readonly pieces: readonly { readonly square: number; readonly colour?: Colour }[];
}

/** Converts the positions of a game of rows to rows of squares and back. */
export interface RowReader {
  rows(position: unknown): readonly Row[];
  /** Undefined where the game has no such position. */
  position(rows: readonly Row[], like: unknown): unknown;
}

const mono = (squares: number, occupied: readonly number[]): Row => ({
  squares,
  pieces: occupied.map((square) => ({ square })),
});

/** A row of a fixed width, whose position is a mask with bit 0 on the right. */
export function maskRows(width: number, several: boolean): RowReader {
  const rowOf = (mask: number): Row => {
    const squares = Array.from({ length: width }, (_, index) => index + 1);
    return mono(
      width,
      squares.filter((square) => mask & (2 ** (width - square))),
    );
  };
  const maskOf = ({ pieces }: Row): number =>
    pieces.reduce((mask, { square }) => mask + 2 ** (width - square), 0);
  return several
    ? { rows: (masks) => (masks as number[]).map(rowOf), position: (rows) => rows.map(maskOf) }
    : {
        rows: (mask) => [rowOf(mask as number)],
        position: ([row]) => (row ? maskOf(row) : undefined),
      };
}

/**
 * Strips without end, whose position is the squares of the pieces. Their width is the largest square at the start, or
 * 8.
 */
export function slidingRows(several: boolean, fixed: boolean, start: unknown): RowReader {
  const all = (position: unknown): number[][] =>
    several ? (position as number[][]) : [position as number[]];
  const width = Math.max(8, ...all(start).flat());
  return {
    rows: (position) => all(position).map((squares) => ({ ...mono(width, squares), fixed })),
    position: (rows) => {
      const squares = rows.map(({ pieces }) => pieces.map(({ square }) => square));
      return several ? squares : squares[0];
    },
  };
}

/** Northcott's game: a piece of each colour in every row. */
export const northcottRows: RowReader = {
  rows: (position) => {
    const { squares, rows } = position as NorthcottPosition;
    return rows.map(({ black, white }) => ({
      squares,
      fixed: true,
      pieces: [
        { square: black, colour: "black" as const },
        { square: white, colour: "white" as const },
      ],
    }));
  },
  position: (rows, like) => ({
    ...(like as NorthcottPosition),
    rows: rows.map(({ pieces }) => {
      const squareOf = (colour: Colour): number =>
        itemAt(
          pieces.filter((piece) => piece.colour === colour),
          0,
        ).square;
      return { black: squareOf("black"), white: squareOf("white") };
    }),
  }),
};
