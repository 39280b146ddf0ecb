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
 * What stands in a row, and how a press says what to take: a pin alone, or two by pressing between them; a pawn with its
 * neighbours; a cross with two squares on each side of its own.
 */
export type Standing = "pin" | "pawn" | "cross";

/** Positions that a move from the left end has led to: the same position is reached from the right end. */
const fromLeft = new WeakSet<Heaps>();

/** A copy of a position, which remembers that its move took from the left end of a row. */
function takenFromLeft(option: Heaps): Heaps {
  const copy = [...option];
  fromLeft.add(copy);
  return copy;
}

/**
 * The move from a position of rows to one of its options: what it takes stands together from `first` on, and what is
 * left on the two sides are rows of their own. One row that is left stood on the left unless noted.
 */
function readRowMove(before: Heaps, option: Heaps) {
  const { heap: row, parts, size, taken } = readMove(before, option);
  const first = parts.length === 1 && fromLeft.has(option) ? 0 : itemAt(parts, 0);
  return { row, size, first, taken, left: placeParts(parts, { after: first, taken }) };
}

/** How far a press reaches to each side; at the end of a row it reaches less far. */
const REACH: Readonly<Record<Standing, number>> = { pin: 0, pawn: 1, cross: 2 };

/** Longer rows are drawn as piles. */
const LONGEST = 40;

/** The spots that take just these places: the middle of pins, which may be between two of them. */
function spotsOf(standing: Standing, before: Heaps, option: Heaps): readonly string[] {
  const { row, size, first, taken } = readRowMove(before, option);
  const reach = REACH[standing];
  const last = first + taken - 1;
  if (reach === 0) return [`${row}:${(first + last) / 2}`];
  return upTo(size)
    .filter((at) => Math.max(0, at - reach) === first && Math.min(size - 1, at + reach) === last)
    .map((place) => `${row}:${place}`);
}

/** A move and its mirror image, which take different places of a row. */
function mirrored(before: Heaps, option: Heaps): readonly Heaps[] {
  const { row, left } = readRowMove(before, option);
  const [a, b] = left.map(({ size }) => size);
  if (a === undefined || a === 0) return [option];
  if (b === undefined) return [takenFromLeft(option), option];
  if (a === b) return [option];
  // A game that lists both has the other one, too.
  return a < b ? [option, heapsOf(option).toSpliced(row, 2, b, a)] : [];
}

/** Rows in which a move takes what stands together; the drawing of piles where a row of the start is very long. */
export function rowsDrawing(standing: Standing, start: unknown): BoardDrawing<Heaps> {
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

/** Where a row stands: in the line of the row that it is left of, with its first place there. */
interface PlacedRow {
  readonly line: number;
  readonly first: number;
  readonly size: number;
}

/**
 * The places of the rows of the last position: what stands keeps its place through a match, and what was taken leaves a
 * gap. O(moves · rows).
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

/** The picture of rows: a line for each row of the start, with gaps where something was taken. */
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

/** One row: what stands in it, the spots between, its number, name and value. */
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
