import { itemAt } from "../../../src/games/theory/item-at.ts";
import { fill, plural } from "../../../src/i18n/fill.ts";
import {
  type BoardDrawing,
  type DrawingContext,
  type BoardMove,
  type PicturedBoard,
  numbersOf,
  upTo,
} from "../drawing.ts";
import { nameMove } from "../names.ts";
import { Spot } from "../Spot.tsx";
import {
  heapsOf,
  type Heaps,
  heapsDrawing,
  placeParts,
  readMove,
  renamedStones,
  sizeFields,
} from "./heaps.tsx";

/**
 * The kind of the pieces in a row, which determines what a press takes: one pin, or two by pressing between them; a
 * pawn and its neighbours; the square of a cross and two squares on each side.
 */
export type PieceKind = "pin" | "pawn" | "cross";

/** Positions after a move at the left end of a row; a move at the right end reaches an equal position. */
const fromLeft = new WeakSet<Heaps>();

/** Returns a copy of a position that is registered as reached by a move at the left end of a row. */
function takenFromLeft(option: Heaps): Heaps {
  const copy = [...option];
  fromLeft.add(copy);
  return copy;
}

/**
 * Returns the move from a position of rows to one of its options. It takes adjacent pieces from `first` on; the pieces
 * on each side become a row. A single remaining row was on the left unless {@link fromLeft} contains the option.
 */
function readRowMove(before: Heaps, option: Heaps) {
  const { heap: row, parts, size, taken } = readMove(before, option);
  const first = parts.length === 1 && fromLeft.has(option) ? 0 : itemAt(parts, 0);
  return { row, size, first, taken, left: placeParts(parts, { after: first, taken }) };
}

/** Number of neighbours that a press takes on each side; fewer at the end of a row. */
const REACH: Readonly<Record<PieceKind, number>> = { pin: 0, pawn: 1, cross: 2 };

/** Maximum length of a row; longer rows are drawn as piles. */
const LONGEST = 40;

/** Returns the spots that take exactly the places of a move: for pins their middle, which may be between two pins. */
function spotsOf(standing: PieceKind, before: Heaps, option: Heaps): readonly string[] {
  const { row, size, first, taken } = readRowMove(before, option);
  const reach = REACH[standing];
  const last = first + taken - 1;
  if (reach === 0) return [`${row}:${(first + last) / 2}`];
  return upTo(size)
    .filter((at) => Math.max(0, at - reach) === first && Math.min(size - 1, at + reach) === last)
    .map((place) => `${row}:${place}`);
}

/** Returns a move and its mirror image, if they take different places of a row. */
function mirrored(before: Heaps, option: Heaps): readonly Heaps[] {
  const { row, left } = readRowMove(before, option);
  const [a, b] = left.map(({ size }) => size);
  if (a === undefined || a === 0) return [option];
  if (b === undefined) return [takenFromLeft(option), option];
  if (a === b) return [option];
  // The option with a < b is in the list too, and yields both moves.
  return a < b ? [option, heapsOf(option).toSpliced(row, 2, b, a)] : [];
}

/** Returns the drawing of rows in which a move takes adjacent pieces, or of piles if a row of the start is too long. */
export function rowsDrawing(standing: PieceKind, start: unknown): BoardDrawing<Heaps> {
  if (Math.max(0, ...heapsOf(start as Heaps)) > LONGEST) return heapsDrawing;
  const moveTo = (context: DrawingContext<Heaps>, before: Heaps, option: Heaps) => {
    const { words, game } = context;
    const { first, taken } = readRowMove(before, option);
    const move = nameMove(words, game.rules, before, option);
    const template = plural(words.language, words.numbered, taken);
    const name = fill(template, { move, first: first + 1, last: first + taken });
    const spots = spotsOf(standing, before, option);
    return { option, name, how: "", fields: [], spots } satisfies BoardMove<Heaps>;
  };
  return {
    ...heapsDrawing,
    standing,
    Picture: RowsPicture,
    boardMoves: (context, before, option) =>
      mirrored(before, option).map((each) => moveTo(context, before, each)),
    fieldNames: () => [],
    spotName: (_, spot, moves) => moves[0]?.name ?? spot,
    at: (spot) => {
      const [row = 0, place = 0] = spot.split(":").map(Number);
      return [1000 * row + place, Number.isInteger(place) ? 0 : -1];
    },
    touches: (before, option) => {
      const { row, first, taken } = readRowMove(before, option);
      return upTo(taken).map((index) => `${row}:${first + index}`);
    },
    origins: (before, option) => {
      const { row, left } = readRowMove(before, option);
      return renamedStones(before, row, left);
    },
    sketch: (rows) => {
      const places = heapsOf(rows).flatMap((size, row) =>
        upTo(size).map((at) => [at, 1.2 * row] as const),
      );
      return {
        discs: standing === "cross" ? [] : places,
        squares: standing === "pin" ? [] : places,
      };
    },
    part: "row",
    fields: ({ words }, rows) =>
      sizeFields(heapsOf(rows), (row) => fill(words.rowName, { row: row + 1 })),
  };
}

/** The place of a row: the line of the start row that it is a part of, and its first place in that line. */
interface PlacedRow {
  readonly line: number;
  readonly first: number;
  readonly size: number;
}

/**
 * Returns the places of the rows of the last position: pieces keep their places during a match, and taken pieces leave
 * gaps. O(moves · rows).
 */
export function placeRows(past: readonly Heaps[]): readonly PlacedRow[] {
  const [start = []] = past;
  return past.slice(1).reduce<readonly PlacedRow[]>(
    (placed, option, at) => {
      const { row, left } = readRowMove(itemAt(past, at), option);
      const { line, first } = itemAt(placed, row);
      const parts = left.map(({ from, size }) => ({ line, first: first + from, size }));
      return placed.toSpliced(row, 1, ...parts);
    },
    heapsOf(start).map((size, line) => ({ line, first: 0, size })),
  );
}

interface Props {
  readonly board: PicturedBoard<Heaps>;
}

/** The picture of rows: a line for each row of the start, with gaps for taken pieces. */
function RowsPicture({ board }: Props) {
  const { start, past } = board;
  const rows = placeRows(past).map((placed, row) => ({ ...placed, row }));
  const before = placeRows(past.slice(0, -1));
  const gone = [...board.trace].flatMap((piece) => {
    const [row, at] = numbersOf(piece);
    const placed = before[row];
    return placed === undefined ? [] : [{ line: placed.line, place: placed.first + at }];
  });
  return (
    <div class="rows scroller" data-drop="rows" data-standing={board.drawing.standing}>
      {heapsOf(start).map((length, line) => (
        <div key={line} class="rows-line" style={{ "--length": Math.max(1, length) }}>
          <span class="rows-ground" aria-hidden="true" />
          {gone
            .filter((each) => each.line === line)
            .map(({ place }) => (
              <span
                key={`gone-${past.length}-${place}`}
                class="stone stone-gone"
                style={{ "--place": place }}
                data-leaving={board.forward}
              />
            ))}
          {rows
            .filter((each) => each.line === line && each.size > 0)
            .map((each) => (
              <OneRow key={each.first} board={board} {...each} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** One row: its pieces, the spots between them, its size, name and value. */
function OneRow({ board, row, first, size }: Props & PlacedRow & { readonly row: number }) {
  const { words, theory } = board;
  const value = theory?.kind === "sum" ? theory.terms[row]?.value : undefined;
  return (
    <div
      class="rows-row"
      role="group"
      aria-label={fill(words.row, { row: row + 1, size })}
      style={{ "--first": first, "--halves": 2 * size }}
    >
      {upTo(size).map((at) => {
        const id = `${row}:${at}`;
        const between = `${row}:${at + 0.5}`;
        return [
          <Spot key={id} board={board} id={id} piece={id} class="stone" />,
          board.spots.has(between) ? (
            <Spot key={between} board={board} id={between} class="rows-between" />
          ) : null,
        ];
      })}
      <p class="column-size" aria-hidden="true">
        {size}
      </p>
      <p class="column-name pieces-note" aria-hidden="true">
        {fill(words.rowShort, { row: row + 1 })}
      </p>
      <div class="column-value pieces-note">
        {value === undefined ? "" : fill(words.value, { n: value })}
      </div>
    </div>
  );
}
