import type { NorthcottPosition, Colour } from "../../../src/games/rulesets/northcott.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { type BoardDrawing, type PicturedBoard, numbersOf, upTo } from "../drawing.ts";
import { termName } from "../names.ts";
import { Spot } from "../Spot.tsx";
import type { BoardState } from "../use-board.ts";
import { useInSight } from "./grid.tsx";

/** A piece on a square; squares count from 1. */
interface Piece {
  readonly square: number;
  readonly colour?: Colour;
}

/** One row of the picture. */
export interface Row {
  readonly squares: number;
  /** Whether the number of pieces in the row is constant. */
  readonly fixed?: boolean;
  readonly pieces: readonly Piece[];
}

/** Converts the positions of a game of rows to rows of squares and back. */
interface RowReader {
  rows(position: unknown): readonly Row[];
  /** Returns the position with these rows. */
  position(rows: readonly Row[], like: unknown): unknown;
}

const mono = (squares: number, occupied: readonly number[]): Row => ({
  squares,
  pieces: occupied.map((square) => ({ square })),
});

/** Returns the reader for rows of a fixed width, whose positions are masks with bit 0 on the right. */
export const maskRows = (width: number): RowReader => ({
  rows: (masks) =>
    (masks as number[]).map((mask) =>
      mono(
        width,
        squaresUpTo(width).filter((square) => mask & (2 ** (width - square))),
      ),
    ),
  position: (rows) =>
    rows.map((row) => squaresOf(row).reduce((mask, square) => mask + 2 ** (width - square), 0)),
});

/** Returns the reader for endless strips, given by the squares of the pieces. The width is that of the start, or 8. */
export function slidingRows(fixed: boolean, start: unknown): RowReader {
  const width = Math.max(8, ...([start].flat(2) as number[]));
  return {
    rows: (strips) => (strips as number[][]).map((squares) => ({ ...mono(width, squares), fixed })),
    position: (rows) => rows.map(squaresOf),
  };
}

/** Returns the reader for positions that are a single row instead of a list of rows. */
export const oneRow = (reader: RowReader): RowReader => ({
  rows: (position) => reader.rows([position]),
  position: (rows, like) => (reader.position(rows, [like]) as unknown[])[0],
});

/** The reader for Northcott's game: a piece of each colour in every row. */
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
    rows: rows.map(({ pieces }) =>
      Object.fromEntries<number>(pieces.map(({ square, colour = "black" }) => [colour, square])),
    ),
  }),
};

const MAX_ROWS = 12;
const WIDEST = 100;

const squareId = (row: number, square: number): string => `${row}:${square}`;
const squaresOf = (row: Row): number[] => row.pieces.map(({ square }) => square);
const squaresUpTo = (width: number): number[] => upTo(width).map((at) => at + 1);

/** Returns the row of a move, the square that its piece leaves, and the square that the piece reaches. */
function readMove(reader: RowReader, before: unknown, option: unknown) {
  const [from, to] = [reader.rows(before), reader.rows(option)];
  const drawn = (each: Row | undefined): string => JSON.stringify(each?.pieces);
  const row = from.findIndex((each, at) => drawn(each) !== drawn(to[at]));
  const [was, is] = [squaresOf(itemAt(from, row)), squaresOf(itemAt(to, row))];
  const left = was.filter((square) => !is.includes(square));
  const reached = is.filter((square) => !was.includes(square));
  return { row, left: itemAt(left, 0), reached: itemAt(reached, 0) };
}

/** Returns the drawing of pieces on rows of squares; a move carries one piece to another square of its row. */
export function stripDrawing(reader: RowReader): BoardDrawing<unknown> {
  return {
    Picture: StripPicture,
    rows: (position) => reader.rows(position),
    picksUp: true,
    fits: (position) => {
      const rows = reader.rows(position);
      return rows.length <= MAX_ROWS && rows.every(({ squares }) => squares <= WIDEST);
    },
    boardMoves: (_, before, option, name) => {
      const { row, left, reached } = readMove(reader, before, option);
      const [spot, target] = [squareId(row, left), squareId(row, reached)];
      return { option, name, how: "", fields: [], spots: [spot], target };
    },
    spotName: ({ words }, spot) => {
      const [row, square] = numbersOf(spot);
      return fill(words.pieceSpot, { row: row + 1, square });
    },
    at: (spot) => {
      const [row, square] = numbersOf(spot);
      return [square, 1000 * row];
    },
    touches: (before, option) => {
      const { row, left } = readMove(reader, before, option);
      return [squareId(row, left)];
    },
    origins: (before, option) => {
      const { row, left, reached } = readMove(reader, before, option);
      return new Map([[squareId(row, reached), squareId(row, left)]]);
    },
    deal: (like, random) =>
      reader.position(
        reader.rows(like).map((row) => deal(row, random)),
        like,
      ),
    sketch: (position) => {
      const rows = reader.rows(position);
      const pieces = (isWhite: boolean) =>
        rows.flatMap((row, at) =>
          row.pieces
            .filter(({ colour }) => (colour === "white") === isWhite)
            .map(({ square }) => [square, 1.2 * at] as const),
        );
      return {
        squares: rows.flatMap(({ squares }, at) =>
          squaresUpTo(squares).map((square) => [square, 1.2 * at] as const),
        ),
        discs: pieces(false),
        rings: pieces(true),
      };
    },
    edits: ({ words }, position) => {
      const rows = reader.rows(position);
      return rows.flatMap((row, at) =>
        squaresUpTo(row.squares).flatMap((square) => {
          const changed = press(row, square);
          if (changed === undefined) return [];
          const option = reader.position(rows.with(at, changed), position);
          const name = fill(words.togglePiece, { square, row: at + 1 });
          return [{ option, name, how: "", fields: [], spots: [squareId(at, square)] }];
        }),
      );
    },
  };
}

/** Returns a row with the same number of pieces of the same colours, on random squares. */
function deal(row: Row, random: () => number): Row {
  const { squares, pieces } = row;
  const free = squaresUpTo(squares);
  const places = pieces.map(() => itemAt(free.splice(Math.floor(random() * free.length), 1), 0));
  // Pieces of one kind differ only in their order, so it has to be increasing.
  const alike = pieces.every(({ colour }) => colour === undefined);
  if (alike) places.sort((a, b) => a - b);
  return { ...row, pieces: pieces.map((piece, at) => ({ ...piece, square: itemAt(places, at) })) };
}

/**
 * Returns a row after a press on a square while the position is set up: the press adds or removes a piece or, if the
 * number of pieces is fixed, moves the nearest one there.
 */
function press(row: Row, square: number): Row | undefined {
  const { pieces } = row;
  const here = pieces.findIndex((piece) => piece.square === square);
  if (row.fixed === true) {
    if (here >= 0 || pieces.length === 0) return undefined;
    const far = (piece: Piece): number => Math.abs(piece.square - square);
    const nearest = pieces.reduce((a, b) => (far(b) < far(a) ? b : a));
    return { ...row, pieces: pieces.with(pieces.indexOf(nearest), { ...nearest, square }) };
  }
  if (here >= 0) return { ...row, pieces: pieces.toSpliced(here, 1) };
  return { ...row, pieces: [...pieces, { square }].sort((a, b) => a.square - b.square) };
}

/** Rows of squares, one below the other; wide rows scroll horizontally. */
function StripPicture({ board }: { readonly board: PicturedBoard<unknown> }) {
  const { words, drawing, theory } = board;
  const rows = drawing.rows?.(board.position) ?? [];
  const terms = theory?.kind === "sum" ? theory.terms : [];
  const listed = terms.filter(({ unit, size }) => unit !== "row" && size > 0);
  const widest = Math.max(0, ...rows.map(({ squares }) => squares));
  const scroller = useInSight(board.start);
  return (
    <div class="strip-scroll scroller" ref={scroller}>
      <div class="strip" style={{ "--squares": widest }}>
        {rows.map((row, at) => (
          <div key={at} class="strip-row" role="group" aria-label={nameOf(words, row, at)}>
            {squaresUpTo(row.squares).map((square) => (
              <Square
                key={square}
                board={board}
                id={squareId(at, square)}
                piece={row.pieces.find((each) => each.square === square)}
              />
            ))}
            {terms[at]?.unit === "row" ? (
              <span class="strip-value">{fill(words.value, { n: terms[at].value })}</span>
            ) : null}
          </div>
        ))}
        <div class="strip-numbers" aria-hidden="true">
          {squaresUpTo(widest).map((square) => (
            <span key={square}>{square === 1 || square % 5 === 0 ? square : ""}</span>
          ))}
        </div>
      </div>
      {listed.length > 0 ? (
        <p class="pieces-note">
          {listed.map((term) => `${termName(words, term)}: ${term.value}`).join(" · ")}
        </p>
      ) : null}
    </div>
  );
}

function nameOf(words: BoardState["words"], { pieces }: Row, at: number): string {
  const name = pieces.map(({ square, colour }) =>
    colour === undefined ? String(square) : fill(words.pieceAt, { colour: words[colour], square }),
  );
  const holds = name.length === 0 ? words.noPieces : name.join(", ");
  return fill(words.rowHolds, { row: at + 1, pieces: holds });
}

interface SquareProps {
  readonly board: BoardState;
  readonly id: string;
  readonly piece: Piece | undefined;
}

/** One square; its spot is the piece on it, or the empty square as the target of a piece. */
const Square = ({ board, id, piece }: SquareProps) => (
  <span class="square" data-drop={id} data-trace={(!piece && board.trace.has(id)) || undefined}>
    {piece === undefined ? (
      <Spot board={board} id={id} class="square-free" />
    ) : (
      <Spot board={board} id={id} piece={id} class="stone" data={{ "data-colour": piece.colour }} />
    )}
  </span>
);
