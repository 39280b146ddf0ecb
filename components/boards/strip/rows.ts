import type { NorthcottPosition } from "../../../src/rulesets/northcott.ts";
import type { Colour } from "../../../src/rulesets/northcott.ts";

/** One row as the board draws it; squares count from 1. */
export interface Row {
  readonly squares: number;
  /** Whether the row always has as many pieces as now. */
  readonly fixed?: boolean;
  readonly pieces: readonly { readonly square: number; readonly colour?: Colour }[];
}

/** How the positions of a game of rows are drawn, and how a drawing becomes a position again. */
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
    return mono(width, squares.filter((square) => mask & (2 ** (width - square)))); // prettier-ignore
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

/** The squares of the pieces on strips without end; the widest of the start is drawn, with room to spare. */
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
      const of = (colour: Colour) => pieces.find((piece) => piece.colour === colour)?.square ?? 0;
      return { black: of("black"), white: of("white") };
    }),
  }),
};
