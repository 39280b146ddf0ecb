import type { TokenReader } from "../token-reader.ts";

/** Squares in a row. */
export const width = 20;

/**
 * The rows of a case, each a mask of its occupied squares. Bit 0 is square 20, the right end, so that every move makes
 * the mask smaller.
 */
export type Case = readonly number[];

/**
 * The mask of one occupied square, 1 … 20.
 *
 * @example
 * bitOf(20); // 1
 */
export function bitOf(square: number): number {
  return 1 << (width - square);
}

/**
 * The occupied squares of a row, from left to right.
 *
 * @example
 * squaresOf(0b11); // [19, 20]
 */
export function squaresOf(row: number): readonly number[] {
  const squares = Array.from({ length: width }, (_, index) => index + 1);
  return squares.filter((square) => (row & bitOf(square)) !== 0);
}

/**
 * The occupied squares of a row as an input lists them. The statement promises no order: every other row goes from right to
 * left.
 *
 * @param at the number of the row in its case, from 0
 */
export function listed(row: number, at: number): readonly number[] {
  const squares = squaresOf(row);
  return at % 2 === 0 ? squares : squares.toReversed();
}

/** The bounds of the statement; that no tests and no rows are accepted is ours. */
export const limits = {
  tests: { min: 0, max: 100 },
  rows: { min: 0, max: 1000 },
  pieces: { min: 0, max: width },
  square: { min: 1, max: width },
} as const;

const { tests, rows, pieces, square } = limits;

/** T, then T cases: n, and n rows `m p1 … pm` with the occupied squares in any order. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("testsT", tests.min, tests.max);
  for (let test = 0; test < count; test++) yield readCase(reader);
  reader.end("lastTest");
}

function readCase(reader: TokenReader): Case {
  const masks: number[] = [];
  const count = reader.integer("rowsN", rows.min, rows.max);
  for (let row = 0; row < count; row++) masks.push(readRow(reader));
  return masks;
}

function readRow(reader: TokenReader): number {
  let mask = 0;
  const count = reader.integer("piecesM", pieces.min, pieces.max);
  for (let piece = 0; piece < count; piece++) {
    const at = reader.integer("squareP", square.min, square.max);
    const bit = bitOf(at);
    if ((mask & bit) !== 0) reader.reject({ id: "rowSquareTwice", values: { square: at } });
    mask |= bit;
  }
  return mask;
}

/** T, then n and one line a row for each case. */
export function print(cases: readonly Case[]): string {
  const lines = cases.flatMap((rows) => [`${rows.length}`, ...rows.map(printRow)]);
  return [`${cases.length}`, ...lines].map((line) => `${line}\n`).join("");
}

function printRow(row: number, at: number): string {
  const squares = listed(row, at);
  return [squares.length, ...squares].join(" ");
}
