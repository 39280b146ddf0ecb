import type { FunctionComponent } from "preact";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { heapsOf, type Heaps, heapsDrawing } from "./heaps.tsx";
import { fill } from "../../../src/i18n/fill.ts";
import { plural } from "../../../src/i18n/plural.ts";
import {
  type BoardDrawing,
  type DrawingContext,
  type BoardMove,
  type PictureState,
  numbersOf,
} from "../drawing.ts";
import { nameMove } from "../names.ts";
import { Spot } from "../Spot.tsx";

/** A move in a row: what it takes stands together, and what is left on the two sides are rows of their own. */
export interface RowMove {
  readonly row: number;
  readonly size: number;
  /** The first place that it takes, from 0. */
  readonly first: number;
  readonly taken: number;
  /** The rows that are left, each with its first place in the old one. */
  readonly left: readonly { readonly from: number; readonly size: number }[];
}

/** Positions that a move from the left end has led to: the same position is reached from the right end. */
const fromLeft = new WeakSet<Heaps>();

/** A copy of a position, which remembers that its move took from the left end of a row. */
export function takenFromLeft(option: Heaps): Heaps {
  const copy = [...option];
  fromLeft.add(copy);
  return copy;
}

/** The move from a position of rows to one of its options; one row that is left stood on the left unless noted. */
export function readRowMove(before: Heaps, option: Heaps): RowMove {
  const [from, to] = [heapsOf(before), heapsOf(option)];
  const row = from.findIndex((size, index) => size !== to[index]);
  const parts = to.slice(row, row + 1 + to.length - from.length);
  const size = itemAt(from, row);
  const taken = size - parts.reduce((total, part) => total + part, 0);
  const first = parts.length === 1 && fromLeft.has(option) ? 0 : itemAt(parts, 0);
  let passed = 0;
  const left = parts.map((part) => {
    const at = passed < first ? passed : passed + taken;
    passed += part;
    return { from: at, size: part };
  });
  return { row, size, first, taken, left };
}

/** How far a press reaches to each side; at the end of a row it reaches less far. */
const REACH: Readonly<Record<Standing, number>> = { pin: 0, pawn: 1, cross: 2 };

/** Longer rows are drawn as piles. */
const LONGEST = 40;

/** The spots that take just these places: the middle of pins, which may be between two of them. */
function spotsOf(standing: Standing, { row, size, first, taken }: RowMove): readonly string[] {
  const reach = REACH[standing];
  const last = first + taken - 1;
  if (reach === 0) return [`${row}:${(first + last) / 2}`];
  return Array.from({ length: size }, (_, place) => place)
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
  return a < b
    ? [
        option,
        heapsOf(option)
          .with(row, b)
          .with(row + 1, a),
      ]
    : [];
}

function moveIn(
  standing: Standing,
  context: DrawingContext<Heaps>,
  before: Heaps,
  option: Heaps,
): BoardMove<Heaps> {
  const { words, game } = context;
  const move = readRowMove(before, option);
  const name = fill(plural(words.language, words.numbered, move.taken), {
    move: nameMove(words, game.rules, before, option),
    first: move.first + 1,
    last: move.first + move.taken,
  });
  return { option, name, how: "", fields: [], spots: spotsOf(standing, move) };
}

const families = new Map<Standing, BoardDrawing<Heaps>>();

function makeDrawing(standing: Standing): BoardDrawing<Heaps> {
  return {
    ...heapsDrawing,
    Picture: rowsPicture(standing),
    boardMoves: (context, before, option) =>
      mirrored(before, option).map((each) => moveIn(standing, context, before, each)),
    fieldNames: () => [],
    spotName: (_, spot, moves) => moves[0]?.name ?? spot,
    at: (spot) => {
      const [row = 0, place = 0] = spot.split(":").map(Number);
      return [1000 * row + place, Number.isInteger(place) ? 0 : -1];
    },
    touches: (before, option) => {
      const { row, first, taken } = readRowMove(before, option);
      return Array.from({ length: taken }, (_, index) => `${row}:${first + index}`);
    },
    origins: (before, option) => {
      const { row, left } = readRowMove(before, option);
      const later = heapsOf(before).slice(row + 1);
      const moved = left.flatMap(({ from, size }, at) => names(row + at, size, row, from));
      const same = later.flatMap((size, at) =>
        names(row + left.length + at, size, row + 1 + at, 0),
      );
      return new Map([...moved, ...same]);
    },
    part: "row",
    fields: ({ words }, rows) =>
      heapsOf(rows).map((value, row) => ({
        label: fill(words.rowName, { row: row + 1 }),
        value,
        set: (size) => heapsOf(rows).with(row, size),
      })),
  };
}

/** The new and the old names of what stands in a row that was part of another from a place on. */
const names = (row: number, size: number, was: number, from: number): [string, string][] =>
  Array.from({ length: size }, (_, at) => [`${row}:${at}`, `${was}:${from + at}`]);

/** Rows in which a move takes what stands together; the drawing of piles where a row of the start is very long. */
export function rowsDrawing(standing: Standing, start: unknown): BoardDrawing<Heaps> {
  if (Math.max(0, ...heapsOf(start as Heaps)) > LONGEST) return heapsDrawing;
  const drawing = families.get(standing) ?? makeDrawing(standing);
  families.set(standing, drawing);
  return drawing;
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

/**
 * What stands in a row, and how a press says what to take: a pin alone, or two by pressing between them; a pawn with its
 * neighbours; a cross with two squares on each side of its own.
 */
export type Standing = "pin" | "pawn" | "cross";

interface Props {
  readonly picture: PictureState<Heaps>;
}

/** The picture of rows in which these stand: a line for each row of the start, with gaps where something was taken. */
export function rowsPicture(standing: Standing): FunctionComponent<Props> {
  return function RowsPicture({ picture }: Props) {
    const { start, past } = picture;
    const rows = placeRows(past).map((placed, row) => ({ ...placed, row }));
    const before = placeRows(past.slice(0, -1));
    const gone = [...picture.trace].flatMap((piece) => {
      const [row, at] = numbersOf(piece);
      const placed = before[row];
      return placed === undefined ? [] : [{ line: placed.line, place: placed.first + at }];
    });
    return (
      <div class="rows scroller" data-drop="rows" data-standing={standing}>
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
                  data-leaving={picture.forward}
                />
              ))}
            {rows
              .filter((each) => each.line === line && each.size > 0)
              .map((each) => (
                <OneRow key={each.first} picture={picture} row={each.row} placed={each} />
              ))}
          </div>
        ))}
      </div>
    );
  };
}

interface RowProps extends Props {
  readonly row: number;
  readonly placed: PlacedRow;
}

/** One row: what stands in it, the spots between, its number, name and value. */
function OneRow({ picture, row, placed: { first, size } }: RowProps) {
  const { words, theory } = picture;
  const value = theory?.kind === "sum" ? theory.terms[row]?.value : undefined;
  return (
    <div
      class="rows-row"
      role="group"
      aria-label={fill(words.row, { row: row + 1, size })}
      style={{ "--first": first, "--halves": 2 * size }}
    >
      {Array.from({ length: size }, (_, at) => {
        const id = `${row}:${at}`;
        const between = `${row}:${at + 0.5}`;
        return [
          <Spot key={id} picture={picture} id={id} piece={id} class="stone" />,
          picture.spot(between) === undefined ? null : (
            <Spot key={between} picture={picture} id={between} class="rows-between" />
          ),
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
