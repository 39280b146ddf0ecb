import { fill } from "../../../src/i18n/fill.ts";
import type { Family, Way } from "../family.ts";
import type { Row, RowReader } from "./rows.ts";
import { StripPicture } from "./StripPicture.tsx";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { numbersOf } from "../spot.ts";

const MOST_ROWS = 12;
const WIDEST = 100;

const name = (row: number, square: number): string => `${row}:${square}`;
const squaresOf = (row: Row): number[] => row.pieces.map(({ square }) => square);

/** The row of a move, and the square its piece leaves and the one it comes to. */
function readMove(reader: RowReader, before: unknown, option: unknown) {
  const [from, to] = [reader.rows(before), reader.rows(option)];
  const drawn = (each: Row | undefined): string => JSON.stringify(each?.pieces);
  const row = from.findIndex((each, at) => drawn(each) !== drawn(to[at]));
  const [was, is] = [squaresOf(itemAt(from, row)), squaresOf(itemAt(to, row))];
  const left = was.filter((square) => !is.includes(square));
  const reached = is.filter((square) => !was.includes(square));
  return { row, left: itemAt(left, 0), reached: itemAt(reached, 0) };
}

/** Pieces on rows of squares; a move carries one piece to another square of its row. */
export function stripFamily(reader: RowReader): Family<unknown> {
  return {
    Picture: StripPicture,
    rows: (position) => reader.rows(position),
    picksUp: true,
    fits: (position) => {
      const rows = reader.rows(position);
      return rows.length <= MOST_ROWS && rows.every(({ squares }) => squares <= WIDEST);
    },
    way: (_, before, option, say) => {
      const { row, left, reached } = readMove(reader, before, option);
      const [spot, target] = [name(row, left), name(row, reached)];
      return { option, say, how: "", fields: [], spots: [spot], target };
    },
    fieldNames: () => [],
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
      return [name(row, left)];
    },
    origins: (before, option) => {
      const { row, left, reached } = readMove(reader, before, option);
      return new Map([[name(row, reached), name(row, left)]]);
    },
    deal: (like, random) =>
      reader.position(
        reader.rows(like).map((row) => deal(row, random)),
        like,
      ),
    fields: () => [],
    edits: ({ words }, position) => edits(words.togglePiece, reader, position),
  };
}

/** As many pieces of the same colours, on other squares. */
function deal(row: Row, random: () => number): Row {
  const { squares, pieces } = row;
  const free = Array.from({ length: squares }, (_, index) => index + 1);
  const places = pieces.map(() => itemAt(free.splice(Math.floor(random() * free.length), 1), 0));
  // Pieces of one kind differ only in their order, so it has to be increasing.
  const alike = pieces.every(({ colour }) => colour === undefined);
  if (alike) places.sort((a, b) => a - b);
  return { ...row, pieces: pieces.map((piece, at) => ({ ...piece, square: itemAt(places, at) })) };
}

/**
 * The edits of a position: a press adds a piece on a square or removes it; where their number is fixed, the nearest
 * piece moves there.
 */
function edits(template: string, reader: RowReader, position: unknown): readonly Way<unknown>[] {
  const rows = reader.rows(position);
  return rows.flatMap((row, at) =>
    Array.from({ length: row.squares }, (_, index) => index + 1).flatMap((square) => {
      const changed = press(row, square);
      if (changed === undefined) return [];
      const option = reader.position(rows.with(at, changed), position);
      const say = fill(template, { square, row: at + 1 });
      return [{ option, say, how: "", fields: [], spots: [name(at, square)] }];
    }),
  );
}

function press(row: Row, square: number): Row | undefined {
  const { pieces } = row;
  const here = pieces.some((piece) => piece.square === square);
  if (row.fixed === true) {
    if (here || pieces.length === 0) return undefined;
    const near = (at: number): number => Math.abs(at - square);
    const nearest = Math.min(...pieces.map((piece) => near(piece.square)));
    const moved = pieces.findIndex((piece) => near(piece.square) === nearest);
    return {
      ...row,
      pieces: pieces.map((piece, at) => (at === moved ? { ...piece, square } : piece)),
    };
  }
  const left = pieces.filter((piece) => piece.square !== square);
  if (here) return { ...row, pieces: left };
  return { ...row, pieces: [...pieces, { square }].sort((a, b) => a.square - b.square) };
}
