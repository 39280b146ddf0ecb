import { fill } from "../../../src/i18n/fill.ts";
import { plural } from "../../../src/i18n/plural.ts";
import { heapsOf, type Heaps } from "../columns/heaps.ts";
import { heapsFamily } from "../columns/heaps-family.ts";
import type { Family, Frame, Way } from "../family.ts";
import { nameMove } from "../sayings.ts";
import { rowsPicture, type Standing } from "./RowsPicture.tsx";
import { readRowMove, takenFromLeft, type RowMove } from "./read-row-move.ts";

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

function wayOf(standing: Standing, frame: Frame<Heaps>, before: Heaps, option: Heaps): Way<Heaps> {
  const { words, game } = frame;
  const move = readRowMove(before, option);
  const say = fill(plural(words.language, words.numbered, move.taken), {
    move: nameMove(words, game.rules, before, option),
    first: move.first + 1,
    last: move.first + move.taken,
  });
  return { option, say, how: "", fields: [], spots: spotsOf(standing, move) };
}

const families = new Map<Standing, Family<Heaps>>();

function makeFamily(standing: Standing): Family<Heaps> {
  return {
    ...heapsFamily,
    Picture: rowsPicture(standing),
    way: (frame, before, option) =>
      mirrored(before, option).map((each) => wayOf(standing, frame, before, each)),
    fieldNames: () => [],
    spotName: (_, spot, ways) => ways[0]?.say ?? spot,
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

/** Rows in which a move takes what stands together; the family of piles where a row of the start is very long. */
export function rowsFamily(standing: Standing, start: unknown): Family<Heaps> {
  if (Math.max(0, ...heapsOf(start as Heaps)) > LONGEST) return heapsFamily;
  const family = families.get(standing) ?? makeFamily(standing);
  families.set(standing, family);
  return family;
}
