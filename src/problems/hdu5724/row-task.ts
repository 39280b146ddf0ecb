import type { Plain } from "../../judge/task.ts";
import { bitOf, limits, listed, squaresOf, type Case } from "./problem.ts";
import { width } from "./rows.ts";
import { rowValue } from "./solve.ts";

const full = 2 ** width - 1;

/** Returns the occupied squares of each row, in the order of the input. */
const pass = (rows: Case): readonly Plain[] => [rows.map(listed)];

/** Returns all lists of `count` rows with pieces on the last `squares` squares only, no row larger than the next. */
function rowsWithin(squares: number, count: number): readonly Case[] {
  if (count === 0) return [[]];
  return rowsWithin(squares, count - 1).flatMap((before) => {
    const least = before.at(-1) ?? 0;
    return Array.from({ length: 2 ** squares - least }, (_, more) => [...before, least + more]);
  });
}

/** Returns a row of adjacent pieces with one empty square on their right; its value is the number of pieces. */
const block = (pieces: number): number => (2 ** pieces - 1) << 1;

/** Returns a row with two blocks that make it lost. With any other value of the row it would be won. */
function lostWithTwo(row: number): Case {
  const value = rowValue(row);
  const one = value === 1 ? 2 : 1;
  return value === 0 ? [row] : [row, block(one), block(value ^ one)];
}

const blocks = Array.from({ length: width }, (_, size) => block(size));

/** The rows with one or two pieces; `wide` also has those with none, one or two empty squares. */
const sparse = Array.from({ length: width }, (_, a) =>
  Array.from({ length: a + 1 }, (_, b) => bitOf(a + 1) | bitOf(b + 1)),
).flat();
const wide = [...sparse, full, ...sparse.map((empty) => full ^ empty)];

const pieces = (rows: Case): number => rows.reduce((sum, row) => sum + squaresOf(row).length, 0);
const total = (rows: Case): number => rows.reduce((sum, row) => sum + row, 0);

/** Sorts cases: those with fewer pieces first, then those with pieces further to the right. */
function bySize(cases: readonly Case[]): readonly Case[] {
  const sized = cases.map((rows) => ({ rows, pieces: pieces(rows), total: total(rows) }));
  sized.sort((one, other) => one.pieces - other.pieces || one.total - other.total);
  return sized.map(({ rows }) => rows);
}

/**
 * Yields no row; one row with pieces on the last squares only, or with few occupied or few empty squares; then several
 * rows of fewer squares.
 */
function* small(): Generator<Case, void, undefined> {
  const alone = [...rowsWithin(8, 1), ...wide.map((row) => [row])];
  const cases = [
    [],
    ...bySize(alone),
    ...bySize(rowsWithin(4, 2)),
    ...bySize(rowsWithin(3, 3)),
    ...[...blocks, ...alone.flat()].map(lostWithTwo),
  ];
  yield* new Map(cases.map((rows) => [rows.join(), rows])).values();
}

/** The maximum number of rows: all full, so that no piece can move; or all but one in pairs that cancel. */
const edges: readonly Case[] = [
  new Array<number>(limits.rows.max).fill(full),
  [block(1), ...new Array<number>(limits.rows.max - 1).fill(full - 1)],
];

/** The parts that the tasks about these rows share. */
export const rowTask = { pass, small, edges } as const;
