import type { Plain } from "../../judge/task.ts";
import { bitOf, limits, listed, squaresOf, type Case } from "./problem.ts";
import { width } from "./rows.ts";
import { rowValue } from "./solve.ts";

const full = 2 ** width - 1;

/** The occupied squares of each row, in the order of the input. */
const pass = (rows: Case): readonly Plain[] => [rows.map(listed)];

/** All lists of so many rows with pieces on the last squares only, no row larger than the one after it. */
function rowsWithin(squares: number, count: number): readonly Case[] {
  if (count === 0) return [[]];
  return rowsWithin(squares, count - 1).flatMap((before) => {
    const least = before.at(-1) ?? 0;
    return Array.from({ length: 2 ** squares - least }, (_, more) => [...before, least + more]);
  });
}

/** Some pieces side by side with one empty square on their right: the value is their number. */
const block = (pieces: number): number => (2 ** pieces - 1) << 1;

/** A row beside two blocks that make it lost: any other value of the row would make it won. */
function besideTwo(row: number): Case {
  const value = rowValue(row);
  const one = value === 1 ? 2 : 1;
  return value === 0 ? [row] : [row, block(one), block(value ^ one)];
}

const blocks = Array.from({ length: width }, (_, size) => block(size));

/** Rows of one piece or two, and of one empty square or two, anywhere. */
const sparse = Array.from({ length: width }, (_, a) =>
  Array.from({ length: a + 1 }, (_, b) => bitOf(a + 1) | bitOf(b + 1)),
).flat();
const wide = [...sparse, full, ...sparse.map((empty) => full ^ empty)];

const pieces = (rows: Case): number => rows.reduce((sum, row) => sum + squaresOf(row).length, 0);
const total = (rows: Case): number => rows.reduce((sum, row) => sum + row, 0);

/** Fewer pieces first, then those further to the right. */
function bySize(cases: readonly Case[]): readonly Case[] {
  const sized = cases.map((rows) => ({ rows, pieces: pieces(rows), total: total(rows) }));
  sized.sort((one, other) => one.pieces - other.pieces || one.total - other.total);
  return sized.map(({ rows }) => rows);
}

/**
 * No row; one row with pieces on the last squares only, or with few of its squares occupied, or few empty; then more rows, of
 * fewer squares.
 */
function* small(): Generator<Case, void, undefined> {
  const alone = [...rowsWithin(8, 1), ...wide.map((row) => [row])];
  const cases = [
    [],
    ...bySize(alone),
    ...bySize(rowsWithin(4, 2)),
    ...bySize(rowsWithin(3, 3)),
    ...[...blocks, ...alone.flat()].map(besideTwo),
  ];
  yield* new Map(cases.map((rows) => [rows.join(), rows])).values();
}

/** As many rows as there may be: all full, so that no piece can move; all but one of them in pairs that cancel. */
const edges: readonly Case[] = [
  new Array<number>(limits.rows.max).fill(full),
  [block(1), ...new Array<number>(limits.rows.max - 1).fill(full - 1)],
];

/** How programs for these rows are asked, whatever they know of them. */
export const rowsToJudge = { pass, small, edges } as const;
